import type { PaymentAttempt } from '@kargha/domain/shopping/payment-attempt';
import { lastingStorage, writeJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';

export function keepAttempt(attempt: PaymentAttempt): void {
  writeJson(lastingStorage, storageKeys.paymentAttempt, attempt);
}

export function forgetAttempt(): void {
  lastingStorage.removeItem(storageKeys.paymentAttempt);
}
