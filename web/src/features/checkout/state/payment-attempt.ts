import { lastingStorage, readJson, writeJson } from '#lib/browser-storage.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { storedFields } from '#lib/stored-fields.ts';

/**
 * The payment that is under way in this browser. Its receipt makes the server find the same order again, however often
 * the same cart is sent for the same customer: a double click, a retry, a reload, a second tab.
 */
export interface PaymentAttempt {
  receipt: string;
  /** What it pays for, as a short sum of it; something else needs another receipt. */
  contents: string;
  /** The order that the server opened for it; empty until then. */
  orderId: string;
  trackingToken: string;
  /** True once the payment window said that it was paid: from then on only the server's word counts. */
  isHandedIn: boolean;
}

/** The attempt of this browser, if there is one. */
export function currentAttempt(): PaymentAttempt | undefined {
  const fields = storedFields(readJson(lastingStorage, storageKeys.paymentAttempt));
  const receipt = fields.text('receipt');
  if (receipt === '') return undefined;
  return {
    receipt,
    contents: fields.text('contents'),
    orderId: fields.text('orderId'),
    trackingToken: fields.text('trackingToken'),
    isHandedIn: fields.flag('isHandedIn', false),
  };
}

/** Begins to pay for something that no receipt stands for yet. */
export function beginAttempt(contents: string): PaymentAttempt {
  const attempt = {
    receipt: newReceipt(),
    contents,
    orderId: '',
    trackingToken: '',
    isHandedIn: false,
  };
  keepAttempt(attempt);
  return attempt;
}

export function keepAttempt(attempt: PaymentAttempt): void {
  writeJson(lastingStorage, storageKeys.paymentAttempt, attempt);
}

/** The attempt is over: paid, or its order closed. */
export function forgetAttempt(): void {
  lastingStorage.removeItem(storageKeys.paymentAttempt);
}

/** A short sum of a text, so that what was typed need not be kept to recognise it (FNV-1a in two lanes). */
export function shortSum(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1000193];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
  }
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Built from the time, and from chance so that no two checkouts share one. At most 40 characters. */
function newReceipt(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const suffix = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `kg-${Date.now().toString(36)}-${suffix}`;
}
