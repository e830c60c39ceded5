import type { NewGiftCard } from '@kargha/domain/pricing/gift-card-admin';
import { indianDay } from '@kargha/domain/india/indian-day';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { YEAR_MS } from '@kargha/domain/records/time-spans';
import { stripGrouping } from '@kargha/domain/money/parse-number';

/** Form values. The amount is in rupees, the day is in IST. */
export interface GiftCardFormValues {
  customerName: string;
  customerEmail: string;
  amount: string;
  expiresOn: string;
  sendMail: boolean;
}

/** A new card expires in a year. */
export function blankGiftCard(now: Date): GiftCardFormValues {
  const expiresOn = indianDay(new Date(now.getTime() + YEAR_MS));
  return { customerName: '', customerEmail: '', amount: '', expiresOn, sendMail: false };
}

const MIN_RUPEES = 1;
const MAX_RUPEES = 100_000;

function parseRupees(values: string): number | null {
  const plain = stripGrouping(values);
  const amount = /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
  return amount >= MIN_RUPEES && amount <= MAX_RUPEES ? amount : null;
}

export function toGiftCardPayload(values: GiftCardFormValues, requestId: string): NewGiftCard {
  const { customerName, customerEmail, amount, expiresOn, sendMail } = values;
  return {
    requestId,
    customerName: customerName.trim(),
    customerEmail: customerEmail.trim(),
    amount: rupeesToPaise(parseRupees(amount) ?? 0),
    expiresOn,
    sendMail,
  };
}

interface Messages {
  nameMissing: string;
  emailMissing: string;
  invalidEmail: string;
  invalidAmount: string;
  dayMissing: string;
}

export function validateGiftCard(
  values: GiftCardFormValues,
  messages: Messages,
): Partial<Record<keyof GiftCardFormValues, string>> {
  const email = emailError(values, messages);
  return {
    ...(values.customerName.trim() === '' && { customerName: messages.nameMissing }),
    ...(email !== undefined && { customerEmail: email }),
    ...(parseRupees(values.amount) === null && { amount: messages.invalidAmount }),
    ...(values.expiresOn === '' && { expiresOn: messages.dayMissing }),
  };
}

function emailError(
  { customerEmail, sendMail }: GiftCardFormValues,
  messages: Messages,
): string | undefined {
  const email = customerEmail.trim();
  if (email === '') return sendMail ? messages.emailMissing : undefined;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : messages.invalidEmail;
}
