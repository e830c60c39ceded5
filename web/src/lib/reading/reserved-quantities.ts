import { paymentAttempt, type PaymentAttempt } from '@kargha/domain/shopping/payment-attempt';

import { lineKey } from '@kargha/domain/shopping/line-options';
import { lastingStorage, readJson } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { storedReader } from '../documents/stored-reader.ts';

const readStored = storedReader('payment-attempt', paymentAttempt);
const readAttempt = () => readStored(readJson(lastingStorage, storageKeys.paymentAttempt));

/** The payment under way in this browser. */
export function currentAttempt(): PaymentAttempt | undefined {
  const attempt = readAttempt();
  return attempt?.receipt === '' ? undefined : attempt;
}

/**
 * Units per product ID, and per product ID with its options (see lineKey), that this browser's unpaid order has reserved. They are not in stock any more, but this
 * shopper can buy them.
 */
export function reservedQuantities(): ReadonlyMap<string, number> {
  const attempt = readAttempt();
  const lines = attempt && attempt.heldUntil > Date.now() ? attempt.bought : [];
  const quantities = new Map<string, number>();
  for (const { id, options, quantity } of lines) {
    for (const key of new Set([id, lineKey(id, options)])) {
      quantities.set(key, (quantities.get(key) ?? 0) + quantity);
    }
  }
  return quantities;
}
