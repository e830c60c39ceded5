import type { Address } from '@kargha/domain/shopping/customer-info';
import type { UserProfile } from '@kargha/domain/people/user-schema';

const MAX_ADDRESSES = 10;

type Place = Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'pincode'>;

export function isSameAddress(one: Place, other: Place): boolean {
  return addressKey(one) === addressKey(other);
}

export function canSave({ addresses }: UserProfile, address: Place): boolean {
  return (
    addresses.length < MAX_ADDRESSES && !addresses.some((saved) => isSameAddress(saved, address))
  );
}

function addressKey({ line1, line2, city, state, pincode }: Place): string {
  return [line1, line2, city, state, pincode].map((part) => part.trim().toLowerCase()).join('\n');
}
