import { mobileDigits } from '@kargha/domain/india/phone-number';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';
import type { SavedAddress, UserProfile } from '@kargha/domain/people/user-schema';
import { publishProfile } from '#session/state/session-store.ts';

import { writeAddresses } from '../data/address-book-api.ts';
import { canSave } from './address-book.ts';

/** Adds the delivery address to the saved ones. @throws FirebaseError */
export async function saveAddress(
  profile: UserProfile,
  { name, phone, address }: CustomerInfo,
): Promise<void> {
  if (!canSave(profile, address)) return;
  const saved: SavedAddress = {
    id: crypto.randomUUID(),
    name,
    phone: mobileDigits(phone),
    ...address,
  };
  const addresses = [...profile.addresses, saved];
  await writeAddresses(profile.uid, addresses);
  publishProfile({ ...profile, addresses });
}
