import { COLLECTIONS, PHONE_ORDERS_ID } from '@kargha/domain/records/collections';
import {
  readPhoneOrders,
  type PhoneOrderSettings,
} from '@kargha/domain/settings/phone-order-settings';

import { firestore, type DocumentReference, type Transaction } from '../platform/firestore.ts';
import { settingsRef } from './settings-record.ts';

/** settings/phoneOrders: only the server reads it. Who knows how much staff may take off asks for all of it. */
export function phoneOrdersRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(PHONE_ORDERS_ID);
}

/** What staff may agree on the phone. */
export async function phoneOrderSettings(transaction?: Transaction): Promise<PhoneOrderSettings> {
  const references = [phoneOrdersRef(), settingsRef()] as const;
  const [own, open] = await (transaction ?? firestore()).getAll(...references);
  return phoneOrdersIn(own?.data(), open?.data());
}

/** The settings in both documents: they stood in settings/public, and do so until any settings are saved. */
export function phoneOrdersIn(
  own: unknown,
  open: Readonly<Record<string, unknown>> | undefined,
): PhoneOrderSettings {
  return readPhoneOrders(own ?? open?.phoneOrders);
}
