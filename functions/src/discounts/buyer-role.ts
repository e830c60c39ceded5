import { isVerifiedBuyer, type Role } from '@kargha/domain/people/user-profile';

import { readUser, userRef } from '../records/user-record.ts';

/**
 * The role that a discount counts for a person. Anybody may sign up as a business: until the shop has verified the company
 * they buy as a customer. Null without a profile, or while the person is suspended.
 */
export async function buyerRole(uid: string): Promise<Role | null> {
  const profile = readUser(await userRef(uid).get());
  if (!profile || profile.suspended === true) return null;
  const { role } = profile;
  return role === 'b2b_buyer' && !isVerifiedBuyer(profile) ? 'customer' : role;
}
