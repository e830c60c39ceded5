import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/records/collections';
import { customerInfoSchema } from '@kargha/domain/shopping/customer-info';
import { gstinStateCode, isGstin } from '@kargha/domain/india/gstin';
import type { InvoiceParty } from '@kargha/domain/invoices/invoice';
import { recordOf, textOf } from '@kargha/domain/records/stored-record';
import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import { readSeller, registrationAt } from '@kargha/domain/settings/registration';
import { readTaxPortal, type TaxPortalSettings } from '@kargha/domain/invoices/tax-portal-settings';
import { readSettings, type StoreSettings } from '@kargha/domain/settings/settings';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
} from '../platform/firestore.ts';

export function settingsRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(PUBLIC_SETTINGS_ID);
}

export async function storeSettings(): Promise<StoreSettings> {
  return settingsIn(await settingsRef().get());
}

/** The terms of the settings, for prices of a moment. */
export async function priceTerms(at: Date): Promise<PriceTerms> {
  const { shipping, tax } = await storeSettings();
  return { shipping, tax, at };
}

export function settingsIn(snapshot: DocumentSnapshot): StoreSettings {
  return readSettings(recordOf(withDates(snapshot.data())));
}

/** What the shop reports to the tax portal. */
export async function taxPortalSettings(): Promise<TaxPortalSettings> {
  return readTaxPortal((await settingsRef().get()).get('taxPortal'));
}

/** What decides about the documents of an order, in one read. */
export async function documentSettings(): Promise<{
  portal: TaxPortalSettings;
  store: StoreSettings;
}> {
  const stored = await settingsRef().get();
  return { portal: readTaxPortal(stored.get('taxPortal')), store: settingsIn(stored) };
}

const placeSchema = customerInfoSchema.pick(['address']);

/** The seller on documents of a time; its GST number and the words on its documents depend on its registration. */
export type Supplier = (at: Date) => InvoiceParty;

/** Null until name and address are set, and the GST number of a registered shop (settings/public, `legal`). */
export async function supplierIdentity(): Promise<Supplier | null> {
  const legal = recordOf(recordOf(withDates((await settingsRef().get()).data())).legal);
  const name = textOf(legal.legalName);
  const number = textOf(legal.gstin);
  if (name === '' || !placeSchema.isValidSync({ address: legal.address })) return null;
  const { address } = placeSchema.cast({ address: legal.address });
  const { registrations, stateCode } = readSeller(legal);
  const isUnregistered = registrations.every(({ kind }) => kind === 'unregistered');
  if (!isUnregistered && !isGstin(number)) return null;
  return (at) => {
    const kind = registrationAt(registrations, at);
    const gstin = kind === 'unregistered' ? '' : number;
    return {
      name,
      gstin,
      stateCode: number === '' ? stateCode : gstinStateCode(number),
      address,
      ...(kind !== 'regular' && { registration: kind }),
    };
  };
}
