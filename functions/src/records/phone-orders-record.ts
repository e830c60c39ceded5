import { COLLECTIONS, PHONE_ORDERS_ID } from '@kargha/domain/records/collections';
import {
  readPhoneOrders,
  type PhoneOrderSettings,
} from '@kargha/domain/settings/phone-order-settings';

import { firestore, type DocumentReference, type Transaction } from '../platform/firestore.ts';
import { settingsRef } from './settings-record.ts';

/** settings/phoneOrders, readable only by the server: who knows the discount limit will ask for all of it. */
export function phoneOrdersRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(PHONE_ORDERS_ID);
}

export async function phoneOrderSettings(transaction?: Transaction): Promise<PhoneOrderSettings> {
  const references = [phoneOrdersRef(), settingsRef()] as const;
  const [separate, publicSettings] = await (transaction ?? firestore()).getAll(...references);
  return phoneOrdersIn(separate?.data(), publicSettings?.data());
}

/** Older shops have these settings in settings/public until settings are saved again. */
export function phoneOrdersIn(
  separate: unknown,
  publicSettings: Readonly<Record<string, unknown>> | undefined,
): PhoneOrderSettings {
  return readPhoneOrders(separate ?? publicSettings?.phoneOrders);
}
