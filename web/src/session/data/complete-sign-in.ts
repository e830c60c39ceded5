import { deleteUser, type User } from 'firebase/auth';

import { isProviderPicture } from '@kargha/domain/people/profile-picture';
import type { UserProfile } from '@kargha/domain/people/user-profile';

import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import { syncAccount } from './account-api.ts';
import { requireProfile, signOut } from './auth-state.ts';
import { createProfile, recordSignIn, readProfile } from './profiles.ts';

/** Who signed in, and whether they were never here before. */
export interface SignInResult {
  profile: UserProfile;
  isNewUser: boolean;
}

/** Somebody who signed in by a way that also opens accounts: whoever has no profile yet gets one as a customer. @throws SignInFailure */
export async function completeSignIn(user: User): Promise<SignInResult> {
  const known = await readProfile(user.uid).catch(() => 'unread' as const);
  if (known === 'unread') {
    await signOut();
    throw new SignInFailure(SESSION_MESSAGES.profileUnread);
  }
  if (known) recordSignIn(user.uid, newPictureOf(user, known)).catch(() => undefined);
  else await openProfile(user);
  user
    .getIdToken()
    .then((token) => syncAccount(token, known?.role === 'admin'))
    .catch(() => undefined);
  return { profile: await requireProfile(user), isNewUser: !known };
}

async function openProfile(user: User): Promise<void> {
  try {
    await createProfile({
      uid: user.uid,
      email: user.email ?? '',
      fullName: (user.displayName ?? '').slice(0, 100),
      phone: user.phoneNumber ?? '',
      role: 'customer',
      companyName: '',
      gstNumber: '',
      avatar: pictureOf(user),
      isEmailVerified: user.emailVerified,
      isPhoneVerified: user.phoneNumber !== null,
      isNewUser: true,
    });
  } catch {
    await deleteUser(user).catch(() => undefined);
    throw new SignInFailure(SESSION_MESSAGES.profileUnwritten);
  }
}

/** What came with this sign-in; '' where the person has chosen a picture of their own. */
function newPictureOf(user: User, { avatar }: UserProfile): string {
  return avatar === '' || isProviderPicture(avatar) ? pictureOf(user) : '';
}

/** Only what the rules take for a picture. */
function pictureOf({ photoURL }: User): string {
  return photoURL && /^https?:\/\/.+/.test(photoURL) && photoURL.length <= 2048 ? photoURL : '';
}
