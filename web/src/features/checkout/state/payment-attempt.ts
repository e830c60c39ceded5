import { readJson, tabStorage, writeJson } from '#lib/browser-storage.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { storedFields } from '#lib/stored-fields.ts';

/**
 * The payment that is under way in this tab. Its receipt makes the server find the same order again, however often
 * the same cart is sent for the same customer: a double click, a retry, a reload.
 */
export interface PaymentAttempt {
  receipt: string;
  /** What it pays for; something else needs another receipt. */
  fingerprint: string;
  /** The order that the server opened for it; empty until then. */
  orderId: string;
  trackingToken: string;
}

/** The attempt of this tab, if there is one. */
export function currentAttempt(): PaymentAttempt | undefined {
  const fields = storedFields(readJson(tabStorage, storageKeys.paymentAttempt));
  const receipt = fields.text('receipt');
  if (receipt === '') return undefined;
  return {
    receipt,
    fingerprint: fields.text('fingerprint'),
    orderId: fields.text('orderId'),
    trackingToken: fields.text('trackingToken'),
  };
}

/** Begins to pay for something that no receipt stands for yet. */
export function beginAttempt(fingerprint: string): PaymentAttempt {
  const attempt = { receipt: newReceipt(), fingerprint, orderId: '', trackingToken: '' };
  keepAttempt(attempt);
  return attempt;
}

export function keepAttempt(attempt: PaymentAttempt): void {
  writeJson(tabStorage, storageKeys.paymentAttempt, attempt);
}

/** The attempt is over: paid, or its order closed. */
export function forgetAttempt(): void {
  tabStorage.removeItem(storageKeys.paymentAttempt);
}

/** Built from the time, and from chance so that no two tabs share one. At most 40 characters. */
function newReceipt(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const suffix = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `kg-${Date.now().toString(36)}-${suffix}`;
}
