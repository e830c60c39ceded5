import { lastingStorage, readJson } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { storedFields } from '../documents/stored-fields.ts';

/**
 * Units per product id that this browser's unpaid order has reserved. They are not in stock any more, but this
 * shopper can buy them.
 */
export function reservedQuantities(): ReadonlyMap<string, number> {
  const attempt = storedFields(readJson(lastingStorage, storageKeys.paymentAttempt));
  const isReserved = attempt.number('heldUntil') > Date.now();
  const lines = isReserved ? attempt.parts('bought') : [];
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const id = line.text('id');
    quantities.set(id, (quantities.get(id) ?? 0) + line.number('quantity'));
  }
  return quantities;
}
