import {
  browserPopupRedirectResolver,
  deleteUser,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithPopup,
  type AuthProvider,
} from 'firebase/auth';

import { auth } from '#lib/firebase/firebase-auth.ts';

import { googleFailure, signInFailure } from '../auth-messages.ts';
import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import { completeSignIn, type SignInResult } from './complete-sign-in.ts';
import { withObserverPaused, signOut } from './auth-state.ts';

/** Shows the account chooser. @throws SignInFailure */
export function signInWithGoogle(): Promise<SignInResult> {
  const provider = new GoogleAuthProvider();
  provider.addScope('email');
  provider.addScope('profile');
  provider.setCustomParameters({ prompt: 'select_account' });
  return withObserverPaused(() => signInWithProvider(provider, true)).catch((thrown: unknown) => {
    throw googleFailure(thrown);
  });
}

/** @throws SignInFailure */
export function signInWithFacebook(): Promise<SignInResult> {
  const provider = new FacebookAuthProvider();
  provider.addScope('email');
  provider.addScope('public_profile');
  return withObserverPaused(() => signInWithProvider(provider, false)).catch((thrown: unknown) => {
    throw signInFailure(thrown);
  });
}

async function signInWithProvider(
  provider: AuthProvider,
  needsEmail: boolean,
): Promise<SignInResult> {
  const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
  if (!needsEmail || user.email) return completeSignIn(user);
  await deleteUser(user).catch(() => signOut());
  throw new SignInFailure(SESSION_MESSAGES.googleWithoutEmail);
}
