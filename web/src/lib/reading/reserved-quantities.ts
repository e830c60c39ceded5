import { lastingStorage, readJson } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { storedFields } from '../documents/stored-fields.ts';

/**
 * Units per product id that this browser's unpaid order has reserved. They are not in stock any more, but this
 * shopper can buy them.
 */
export function reservedQuantities(): ReadonlyMap<string, number> {
  const attempt = storedFields(readJson(lastingStorage, storageKeys.paymentAttempt));
  const isHeld = attempt.number('heldUntil') > Date.now();
  const lines = isHeld ? attempt.parts('bought') : [];
  const held = new Map<string, number>();
  for (const line of lines) {
    const id = line.text('id');
    held.set(id, (held.get(id) ?? 0) + line.number('quantity'));
  }
  return held;
}
