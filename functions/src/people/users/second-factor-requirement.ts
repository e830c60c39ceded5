import {
  SECOND_FACTOR_GRACE_DAYS,
  SECOND_FACTOR_ROLES,
  type SecondFactor,
} from '@kargha/domain/people/second-factor';
import { staffRolesOf } from '@kargha/domain/people/staff-permissions';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { FieldValue, type Transaction } from '../../platform/firestore.ts';
import { readUsers, userRef, users } from '../../records/user-record.ts';

/**
 * The change to a profile when a second factor is or is not required for owners and finance. Null for none. A factor
 * that is set up stays needed.
 */
export function requirementOf(
  profile: UserProfile,
  isRequired: boolean,
  at: Date,
): { secondFactor: SecondFactor | FieldValue } | null {
  const { secondFactor } = profile;
  if (secondFactor?.isSet) return null;
  if (isSecondFactorRequired(profile, isRequired)) {
    if (secondFactor?.neededFrom) return null;
    const neededFrom = new Date(at.getTime() + SECOND_FACTOR_GRACE_DAYS * DAY_MS);
    return { secondFactor: { isSet: false, neededFrom, steps: [] } };
  }
  return secondFactor === undefined ? null : { secondFactor: FieldValue.delete() };
}

export function isSecondFactorRequired(profile: UserProfile, isRequired: boolean): boolean {
  return isRequired && staffRolesOf(profile).some((role) => SECOND_FACTOR_ROLES.includes(role));
}

/** Reads all administrators. Returns the writes to call later in the transaction. */
export async function requirementOfAll(
  transaction: Transaction,
  isRequired: boolean,
  at: Date,
): Promise<() => void> {
  const { docs } = await transaction.get(users().where('role', '==', 'admin'));
  const changes = readUsers(docs).flatMap((profile) => {
    const change = requirementOf(profile, isRequired, at);
    return change ? [{ ref: userRef(profile.uid), change }] : [];
  });
  return () => {
    for (const { ref, change } of changes) transaction.update(ref, { ...change });
  };
}
