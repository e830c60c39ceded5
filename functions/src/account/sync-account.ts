import { isProviderPicture } from '@kargha/domain/people/profile-picture';
import type { UserProfile } from '@kargha/domain/people/user-profile';

import { accountOf, type Account } from '../platform/accounts.ts';
import { FieldValue, inTransaction } from '../platform/firestore.ts';
import { profileNotFound, readUser, userRef } from '../records/user-record.ts';

/**
 * Copies what the sign-in service vouches for into the profile, and the time of this sign-in by the server's clock.
 * Creates nothing: throws 404 without a profile.
 */
export async function syncAccount(uid: string): Promise<UserProfile> {
  const account = await accountOf(uid);
  return inTransaction(async (transaction) => {
    const profile = readUser(await transaction.get(userRef(uid)));
    if (!profile || !account) throw profileNotFound();
    const changes = vouchedFor(account, profile);
    const lastLogin = FieldValue.serverTimestamp();
    transaction.update(userRef(uid), { ...changes, lastLogin, updatedAt: lastLogin });
    return { ...profile, ...changes };
  });
}

type Vouched = Pick<
  UserProfile,
  'email' | 'phone' | 'avatar' | 'isEmailVerified' | 'isPhoneVerified'
>;

function vouchedFor(account: Account, profile: UserProfile): Vouched {
  const { email, emailVerified, provenPhone, picture } = account;
  // A picture of the person's own is left alone.
  const mayReplace = profile.avatar === '' || isProviderPicture(profile.avatar);
  return {
    email: email === '' ? profile.email : email,
    isEmailVerified: email !== '' && emailVerified,
    phone: provenPhone === '' ? profile.phone : provenPhone,
    isPhoneVerified: provenPhone !== '',
    avatar: mayReplace && isProviderPicture(picture) ? picture : profile.avatar,
  };
}
