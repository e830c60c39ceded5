import { COUNTRY } from '@kargha/domain/shopping/customer-info';
import type { QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import type { SavedAddress, UserProfile } from '@kargha/domain/people/user-schema';
import type { ShownVersion } from '#lib/documents/quote-document.ts';

type Delivery = QuoteAcceptance['deliverTo'];

export function toDelivery(address: SavedAddress): Delivery {
  const { name, phone, line1, line2, city, state, pincode } = address;
  return { name, phone, line1, line2, city, state, pincode, country: COUNTRY };
}

export function initialDelivery(
  profile: UserProfile | undefined,
  { name: state }: ShownVersion['placeOfSupply'],
): Delivery {
  if (!profile) return EMPTY_DELIVERY;
  const { addresses, fullName: name, phone } = profile;
  const address = addresses.find((address) => address.state === state) ?? addresses[0];
  if (address) return toDelivery(address);
  return { ...EMPTY_DELIVERY, name, phone };
}

const EMPTY_DELIVERY: Delivery = {
  name: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  pincode: '',
  country: COUNTRY,
};

export function isSameAddress(one: Omit<SavedAddress, 'id' | 'country'>, other: Delivery): boolean {
  return one.line1 === other.line1 && one.pincode === other.pincode && one.name === other.name;
}
