import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/records/collections';
import { readDelivery, type DeliverySettings } from '@kargha/domain/shopping/delivery';
import { isJsonObject } from '#lib/api-client.ts';
import { readOpenDocument } from '#lib/open-firestore.ts';

/** How the shop sends parcels now. */
export async function readDeliverySettings(): Promise<DeliverySettings> {
  const settings = await readOpenDocument(COLLECTIONS.settings, PUBLIC_SETTINGS_ID);
  const delivery = settings?.delivery;
  return readDelivery(isJsonObject(delivery) ? delivery : {});
}
