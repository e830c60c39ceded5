import { deleteUser, type User } from 'firebase/auth';

import { isProviderPicture } from '@kargha/domain/people/profile-picture';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import { syncAccount } from './account-api.ts';
import { requireProfile, signOut } from './auth-state.ts';
import { createProfile, recordSignIn, readProfile } from './profiles.ts';

export interface SignInResult {
  profile: UserProfile;
  isNewUser: boolean;
}

/** Creates a customer profile for new users. @throws SignInFailure */
export async function completeSignIn(user: User): Promise<SignInResult> {
  const existing = await readProfile(user.uid).catch(() => 'unread' as const);
  if (existing === 'unread') {
    await signOut();
    throw new SignInFailure(SESSION_MESSAGES.profileUnread);
  }
  if (existing) recordSignIn(user.uid, newPicture(user, existing)).catch(() => undefined);
  else await createCustomerProfile(user);
  user
    .getIdToken()
    .then(syncAccount)
    .catch(() => undefined);
  return { profile: await requireProfile(user), isNewUser: !existing };
}

async function createCustomerProfile(user: User): Promise<void> {
  try {
    await createProfile({
      uid: user.uid,
      email: user.email ?? '',
      fullName: (user.displayName ?? '').slice(0, 100),
      phone: user.phoneNumber ?? '',
      role: 'customer',
      companyName: '',
      gstNumber: '',
      avatar: providerPicture(user),
      isEmailVerified: user.emailVerified,
      isPhoneVerified: user.phoneNumber !== null,
      isNewUser: true,
    });
  } catch {
    await deleteUser(user).catch(() => undefined);
    throw new SignInFailure(SESSION_MESSAGES.profileUnwritten);
  }
}

/** '' for an uploaded picture, which is kept. */
function newPicture(user: User, { avatar }: UserProfile): string {
  return avatar === '' || isProviderPicture(avatar) ? providerPicture(user) : '';
}

/** The rules accept only these URLs. */
function providerPicture({ photoURL }: User): string {
  return photoURL && /^https?:\/\/.+/.test(photoURL) && photoURL.length <= 2048 ? photoURL : '';
}
