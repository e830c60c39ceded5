import { paymentAttempt, type PaymentAttempt } from '@kargha/domain/shopping/payment-attempt';
import { lastingStorage, readJson, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

const readStored = storedReader('payment-attempt', paymentAttempt);

/** The payment under way in this browser. */
export function currentAttempt(): PaymentAttempt | undefined {
  const attempt = readStored(readJson(lastingStorage, storageKeys.paymentAttempt));
  return attempt?.receipt === '' ? undefined : attempt;
}

export function keepAttempt(attempt: PaymentAttempt): void {
  writeJson(lastingStorage, storageKeys.paymentAttempt, attempt);
}

export function forgetAttempt(): void {
  lastingStorage.removeItem(storageKeys.paymentAttempt);
}
