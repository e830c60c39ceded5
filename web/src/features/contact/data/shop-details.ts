import { identitySettings, type PublicIdentity } from '@kargha/domain/settings/public-content';
import { storedReader } from '#lib/documents/stored-reader.ts';
import type { PublicSettings } from '#lib/shop/public-settings.ts';

/** The address is one line. */
export type ShopDetails = Omit<PublicIdentity, 'address'> & {
  address: string;
  isComposition: boolean;
};

const readIdentity = storedReader('settings/public', identitySettings);

/** Returns undefined when the settings have no legal name. */
export function shopDetailsIn(settings: PublicSettings): ShopDetails | undefined {
  const legal = readIdentity(settings)?.legal;
  if (!legal) return undefined;
  const { registration } = legal;
  const kind = registration && registration.from <= new Date() ? registration.kind : 'regular';
  return {
    ...legal,
    gstin: kind === 'unregistered' ? '' : legal.gstin,
    isComposition: kind === 'composition',
    address: formatAddressLine(legal.address),
  };
}

function formatAddressLine(address: PublicIdentity['address']): string {
  const { line1, line2, city, pincode, state, country } = address;
  const parts = [line1, line2, `${city} ${pincode}`.trim(), state, country];
  return parts.filter((part) => part !== '').join(', ');
}
