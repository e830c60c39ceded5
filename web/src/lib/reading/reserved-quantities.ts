import { lastingStorage, readJson } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { storedFields } from '../documents/stored-fields.ts';

/**
 * How many pieces of each product the unpaid order of this browser holds, by product id; none once its hold has ended.
 * The shelf does not count them any more, but they are this shopper's to buy.
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
