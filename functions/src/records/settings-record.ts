import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/records/collections';
import { customerInfoSchema } from '@kargha/domain/shopping/customer-info';
import { gstinStateCode, isGstin } from '@kargha/domain/india/gstin';
import type { InvoiceParty } from '@kargha/domain/invoices/invoice';
import { readSettings, type StoreSettings } from '@kargha/domain/settings/settings';

import { firestore, type DocumentReference, type DocumentSnapshot } from '../platform/firestore.ts';

export function settingsRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(PUBLIC_SETTINGS_ID);
}

export async function storeSettings(): Promise<StoreSettings> {
  return settingsIn(await settingsRef().get());
}

export function settingsIn(snapshot: DocumentSnapshot): StoreSettings {
  return readSettings(snapshot.data() ?? {});
}

const placeSchema = customerInfoSchema.pick(['address']);

/** The seller on invoices (settings/public, `legal`); null until name, GST number and address are set. */
export async function supplierIdentity(): Promise<InvoiceParty | null> {
  const stored = await settingsRef().get();
  const name: unknown = stored.get('legal.legalName');
  const gstin: unknown = stored.get('legal.gstin');
  const place = { address: stored.get('legal.address') as unknown };
  if (typeof name !== 'string' || name === '') return null;
  if (typeof gstin !== 'string' || !isGstin(gstin)) return null;
  if (!placeSchema.isValidSync(place)) return null;
  const { address } = placeSchema.cast(place);
  return { name, gstin, stateCode: gstinStateCode(gstin), address };
}
