import { invalidInput } from '../api-error.ts';
import type { Notes } from '../store/entities.ts';

/** Razorpay's minimum for payments and refunds: one rupee, in paise. */
export const MIN_AMOUNT = 100;
const MAX_RECEIPT_LENGTH = 40;
const MAX_NOTES = 15;
const MAX_NOTE_LENGTH = 256;

type Fields = Readonly<Record<string, unknown>>;

/** Rejects unknown fields, as Razorpay does. */
export function checkFieldNames(fields: Fields, allowed: readonly string[]): void {
  const extra = Object.keys(fields).filter((name) => !allowed.includes(name));
  if (extra.length > 0) {
    throw invalidInput(`${extra.join(', ')} is/are not required and should not be sent`);
  }
}

/** Returns whole paise, at least 100. Throws Razorpay's error for anything else. */
export function readAmount(fields: Fields): number {
  const { amount } = fields;
  if (amount === undefined || amount === null || amount === '') {
    throw invalidInput('The amount field is required.', 'amount');
  }
  const paise = numberFrom(amount);
  if (typeof paise !== 'number' || !Number.isSafeInteger(paise)) {
    throw invalidInput('The amount must be an integer.', 'amount');
  }
  if (paise < MIN_AMOUNT) {
    throw invalidInput('The amount must be at least INR 1.00', 'amount');
  }
  return paise;
}

/** In paise. Throws Razorpay's error if the amount is invalid or above `largest`. */
export function readOrderAmount(fields: Fields, largest: number): number {
  const amount = readAmount(fields);
  if (amount <= largest) return amount;
  throw invalidInput('Amount exceeds maximum amount allowed.', 'amount');
}

/** Razorpay also accepts whole numbers sent as strings. */
function numberFrom(amount: unknown): unknown {
  return typeof amount === 'string' && /^\d+$/.test(amount) ? Number(amount) : amount;
}

/** Throws Razorpay's error if the currency is missing or unknown. */
export function readCurrency(fields: Fields): string {
  const { currency } = fields;
  if (currency === undefined) throw invalidInput('The currency field is required.', 'currency');
  if (currency !== 'INR') throw invalidInput('Currency is not supported', 'currency');
  return currency;
}

/** Null if none was sent. Throws Razorpay's error if it is too long. */
export function readReceipt(fields: Fields): string | null {
  const { receipt } = fields;
  if (receipt === undefined || receipt === null) return null;
  if (typeof receipt !== 'string') throw invalidInput('The receipt must be a string.', 'receipt');
  if (receipt.length > MAX_RECEIPT_LENGTH) {
    throw invalidInput('The receipt may not be greater than 40 characters.', 'receipt');
  }
  return receipt;
}

/** Throws Razorpay's error for too many or too long notes. */
export function readNotes(fields: Fields): Notes {
  const { notes } = fields;
  if (notes === undefined || notes === null) return [];
  if (typeof notes !== 'object') throw invalidInput('notes should be an object', 'notes');
  const entries = Object.entries(notes).map(([name, text]): [string, string] => [
    name,
    checkNote(name, text),
  ]);
  if (entries.length > MAX_NOTES) {
    throw invalidInput('Number of fields in notes should be less than or equal to 15', 'notes');
  }
  return entries.length === 0 ? [] : Object.fromEntries(entries);
}

function checkNote(name: string, text: unknown): string {
  if (typeof text !== 'string' && typeof text !== 'number' && typeof text !== 'boolean') {
    throw invalidInput(`notes.${name} should be a string`, 'notes');
  }
  const note = String(text);
  if (name.length <= MAX_NOTE_LENGTH && note.length <= MAX_NOTE_LENGTH) return note;
  throw invalidInput('The notes may not be greater than 256 characters each', 'notes');
}
