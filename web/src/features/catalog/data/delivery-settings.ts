import { doc, getDoc } from 'firebase/firestore/lite';

import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/collections';
import { readDelivery, type DeliverySettings } from '@kargha/domain/delivery';
import { isJsonObject } from '#lib/api-client.ts';
import { liteFirestore } from '#lib/firebase-lite.ts';

/** How the shop sends parcels now. */
export async function readDeliverySettings(): Promise<DeliverySettings> {
  const settings = await getDoc(doc(liteFirestore, COLLECTIONS.settings, PUBLIC_SETTINGS_ID));
  const delivery: unknown = settings.get('delivery');
  return readDelivery(isJsonObject(delivery) ? delivery : {});
}
