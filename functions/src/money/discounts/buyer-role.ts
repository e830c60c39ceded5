import { isVerifiedBuyer, type Role } from '@kargha/domain/people/user-profile';

import { readUser, userRef } from '../../records/user-record.ts';

/**
 * A business buys as a customer until the shop has verified it. Returns null without a profile and for suspended
 * accounts.
 */
export async function buyerRole(uid: string): Promise<Role | null> {
  const profile = readUser(await userRef(uid).get());
  if (!profile || profile.suspended === true) return null;
  const { role } = profile;
  return role === 'b2b_buyer' && !isVerifiedBuyer(profile) ? 'customer' : role;
}
