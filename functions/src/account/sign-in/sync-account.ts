import { isProviderPicture } from '@kargha/domain/people/profile-picture';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { accountOf, type Account } from '../../platform/accounts.ts';
import { FieldValue, inTransaction } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { staffSafetyIn } from '../../records/staff-safety-record.ts';
import { profileNotFound, readUser, userRef } from '../../records/user-record.ts';
import { requirementOf } from '../../people/users/second-factor-requirement.ts';
import { recordBrowser } from './record-browser.ts';

/**
 * Copies verified data of the sign-in service to the profile, with the server time of the sign-in. A sign-in in a new
 * browser is emailed. Throws 404 without a profile.
 */
export async function syncAccount(
  identity: Identity,
  device: string,
  at: Date,
): Promise<UserProfile> {
  const { uid } = identity;
  const account = await accountOf(uid);
  return inTransaction(async (transaction) => {
    const profile = readUser(await transaction.get(userRef(uid)));
    if (!profile || !account) throw profileNotFound();
    const { secondFactorRequired } = await staffSafetyIn(transaction);
    const verified = verifiedFields(account, profile);
    const visitor = { profile: { ...profile, ...verified }, account, identity };
    const changes = {
      ...verified,
      ...(await recordBrowser(transaction, visitor, { device, at })),
    };
    const lastLogin = FieldValue.serverTimestamp();
    transaction.update(userRef(uid), {
      ...changes,
      ...requirementOf(profile, secondFactorRequired, at),
      lastLogin,
      updatedAt: lastLogin,
    });
    return { ...profile, ...changes };
  });
}

type VerifiedFields = Pick<
  UserProfile,
  'email' | 'phone' | 'avatar' | 'isEmailVerified' | 'isPhoneVerified' | 'sessionsValidFrom'
>;

function verifiedFields(account: Account, profile: UserProfile): VerifiedFields {
  const { email, emailVerified, provenPhone, picture } = account;
  const mayReplace = profile.avatar === '' || isProviderPicture(profile.avatar);
  return {
    email: email === '' ? profile.email : email,
    isEmailVerified: email !== '' && emailVerified,
    phone: provenPhone === '' ? profile.phone : provenPhone,
    isPhoneVerified: provenPhone !== '',
    avatar: mayReplace && isProviderPicture(picture) ? picture : profile.avatar,
    // Sessions ended by a password change are only known to Firebase.
    sessionsValidFrom: Math.max(account.sessionsValidFrom, profile.sessionsValidFrom ?? 0),
  };
}
