import { COLLECTIONS } from '@kargha/domain/collections';
import { isRole, type Role } from '@kargha/domain/user-profile';

import { firestore } from '../platform/firestore.ts';

/** The role on the person's profile now; null without a profile. */
export async function roleOf(uid: string): Promise<Role | null> {
  const profile = await firestore().collection(COLLECTIONS.users).doc(uid).get();
  const role: unknown = profile.get('role');
  return isRole(role) ? role : null;
}

/** The ids of the access codes that the person has redeemed. */
export async function accessCodesOf(uid: string): Promise<string[]> {
  const profile = await firestore().collection(COLLECTIONS.users).doc(uid).get();
  const codes: unknown = profile.get('accessCodes');
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}
