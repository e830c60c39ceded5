import {
  readCourierSettings,
  type CourierSettings,
} from '@kargha/domain/couriers/courier-settings';
import { COLLECTIONS, COURIERS_ID } from '@kargha/domain/records/collections';

import { firestore, type DocumentReference, type Transaction } from '../platform/firestore.ts';

/** settings/couriers, readable only by the server. */
export function courierSettingsRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(COURIERS_ID);
}

export async function courierSettings(transaction?: Transaction): Promise<CourierSettings> {
  const ref = courierSettingsRef();
  return readCourierSettings((await (transaction ? transaction.get(ref) : ref.get())).data());
}
