import { lastingStorage, readJson } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** Number and email of the order last paid in this browser; empty when there is none. */
export function lastTrackingQuery(): { id: string; contact: string } {
  const order = storedFields(readJson(lastingStorage, storageKeys.lastOrder));
  const id = order.text('orderNumber');
  return id === ''
    ? { id: '', contact: '' }
    : { id, contact: order.part('customerInfo').text('email') };
}
