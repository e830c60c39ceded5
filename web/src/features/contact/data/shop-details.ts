import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { PublicSettings } from '#lib/shop/public-settings.ts';

export interface ShopDetails {
  legalName: string;
  gstin: string;
  address: string;
  email: string;
  phone: string;
  hours: string;
  grievanceOfficer: { name: string; designation: string; email: string; phone: string };
}

/** Returns undefined when the settings have no legal name. */
export function shopDetailsIn(settings: PublicSettings): ShopDetails | undefined {
  const legal = storedFields(settings).part('legal');
  if (!legal.has('legalName')) return undefined;
  const officer = legal.part('grievanceOfficer');
  return {
    legalName: legal.text('legalName'),
    gstin: legal.text('gstin'),
    address: formatAddressLine(legal.part('address')),
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

function formatAddressLine(address: StoredFields): string {
  const city = `${address.text('city')} ${address.text('pincode')}`.trim();
  const parts = [address.text('line1'), address.text('line2'), city, address.text('state')];
  return [...parts, address.text('country')].filter((part) => part !== '').join(', ');
}
