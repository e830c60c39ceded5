import { listOf, numberOf, recordOf, textOf } from '@kargha/domain/records/stored-record';
import { lineKey, readLineOptions } from '@kargha/domain/shopping/line-options';

import { lastingStorage, readJson } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';

/**
 * Units per product ID, and per product ID with its options (see lineKey), that this browser's unpaid order has
 * reserved. They are not in stock any more, but this shopper can buy them.
 */
export function reservedQuantities(): ReadonlyMap<string, number> {
  const { heldUntil, bought } = recordOf(readJson(lastingStorage, storageKeys.paymentAttempt));
  const lines = numberOf(heldUntil) > Date.now() ? listOf(bought).map(recordOf) : [];
  const quantities = new Map<string, number>();
  for (const { id, options, quantity } of lines) {
    const productId = textOf(id);
    for (const key of new Set([productId, lineKey(productId, readLineOptions(options))])) {
      quantities.set(key, (quantities.get(key) ?? 0) + numberOf(quantity));
    }
  }
  return quantities;
}
