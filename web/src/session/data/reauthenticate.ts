import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';

import { auth } from '#lib/firebase/firebase-auth.ts';

import { syncAccount } from './account-api.ts';
import { signInFailure } from '../auth-messages.ts';
import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';

export type SocialMethod = 'google.com' | 'facebook.com';

/** Undefined when phone is the only method. */
export function reauthenticationMethod(): 'password' | SocialMethod | undefined {
  const linked = auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
  return (['password', 'google.com', 'facebook.com'] as const).find((way) => linked.includes(way));
}

/** @throws SignInFailure */
export async function reauthenticate(password: string): Promise<void> {
  const user = auth.currentUser;
  if (!user) throw new SignInFailure(SESSION_MESSAGES.notSignedIn);
  const way = reauthenticationMethod() ?? 'password';
  try {
    if (way === 'password') await reauthenticateByPassword(user, password);
    else await reauthenticateByPopup(user, way);
    // A failure must not stop what the person wants to do.
    user
      .getIdToken()
      .then(syncAccount)
      .catch(() => undefined);
  } catch (thrown) {
    throw signInFailure(thrown);
  }
}

export async function reauthenticateByPassword(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
}

export async function reauthenticateByPopup(user: User, way: SocialMethod): Promise<void> {
  await reauthenticateWithPopup(user, createAuthProvider(way), browserPopupRedirectResolver);
}

export function createAuthProvider(way: SocialMethod) {
  return way === 'google.com' ? new GoogleAuthProvider() : new FacebookAuthProvider();
}
