import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/records/collections';
import { readOpenDocument } from '#lib/firebase/open-firestore.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';

/** Who runs the shop, and how to reach them. */
export interface ShopDetails {
  legalName: string;
  gstin: string;
  /** in one line */
  address: string;
  email: string;
  phone: string;
  hours: string;
  grievanceOfficer: { name: string; designation: string; email: string; phone: string };
}

/** Reads them from the public settings. Throws when there are none. */
export async function readShopDetails(): Promise<ShopDetails> {
  const settings = await readOpenDocument(COLLECTIONS.settings, PUBLIC_SETTINGS_ID);
  const legal = storedFields(settings).part('legal');
  if (!legal.has('legalName')) throw new Error('The settings do not say who runs the shop.');
  const officer = legal.part('grievanceOfficer');
  return {
    legalName: legal.text('legalName'),
    gstin: legal.text('gstin'),
    address: oneLine(legal.part('address')),
    email: legal.text('email'),
    phone: legal.text('phone'),
    hours: legal.text('hours'),
    grievanceOfficer: {
      name: officer.text('name'),
      designation: officer.text('designation'),
      email: officer.text('email'),
      phone: officer.text('phone'),
    },
  };
}

function oneLine(address: StoredFields): string {
  const city = `${address.text('city')} ${address.text('pincode')}`.trim();
  const parts = [address.text('line1'), address.text('line2'), city, address.text('state')];
  return [...parts, address.text('country')].filter((part) => part !== '').join(', ');
}
