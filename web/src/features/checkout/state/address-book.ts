import type { Address, CustomerInfo } from '@kargha/domain/shopping/customer-info';
import type { SavedAddress, UserProfile } from '@kargha/domain/people/user-profile';
import { publishPerson } from '#session/state/session-store.ts';

/** As many as a profile may hold. */
const MOST_ADDRESSES = 10;

type Place = Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'pincode'>;

/** True when both name the same door, whatever the case. */
export function isSameAddress(one: Place, other: Place): boolean {
  return sentence(one) === sentence(other);
}

/** Whether this address can still be added to the profile's. */
export function canSave({ addresses }: UserProfile, address: Place): boolean {
  return (
    addresses.length < MOST_ADDRESSES && !addresses.some((saved) => isSameAddress(saved, address))
  );
}

/** Adds where an order goes to the saved addresses of a person. @throws FirebaseError */
export async function saveAddress(
  profile: UserProfile,
  { name, phone, address }: CustomerInfo,
): Promise<void> {
  if (!canSave(profile, address)) return;
  const [{ phoneDigits }, { writeAddresses }] = await Promise.all([
    import('@kargha/domain/shopping/customer-info'),
    import('../data/address-book-api.ts'),
  ]);
  const saved: SavedAddress = {
    id: crypto.randomUUID(),
    name,
    phone: phoneDigits(phone),
    ...address,
  };
  const addresses = [...profile.addresses, saved];
  await writeAddresses(profile.uid, addresses);
  publishPerson({ ...profile, addresses });
}

function sentence({ line1, line2, city, state, pincode }: Place): string {
  return [line1, line2, city, state, pincode].map((part) => part.trim().toLowerCase()).join('\n');
}
