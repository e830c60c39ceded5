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
import { arrivalOf, type Arrival } from './newcomers.ts';
import { asOwnSignIn, signOut } from './people.ts';

/** Signs in with a Google account, which the person chooses each time. @throws SignInFailure */
export function signInWithGoogle(): Promise<Arrival> {
  const provider = new GoogleAuthProvider();
  provider.addScope('email');
  provider.addScope('profile');
  provider.setCustomParameters({ prompt: 'select_account' });
  return asOwnSignIn(() => throughPopup(provider, true)).catch((thrown: unknown) => {
    throw googleFailure(thrown);
  });
}

/** Signs in with a Facebook account. @throws SignInFailure */
export function signInWithFacebook(): Promise<Arrival> {
  const provider = new FacebookAuthProvider();
  provider.addScope('email');
  provider.addScope('public_profile');
  return asOwnSignIn(() => throughPopup(provider, false)).catch((thrown: unknown) => {
    throw signInFailure(thrown);
  });
}

async function throughPopup(provider: AuthProvider, needsEmail: boolean): Promise<Arrival> {
  const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
  if (!needsEmail || user.email) return arrivalOf(user);
  await deleteUser(user).catch(() => signOut());
  throw new SignInFailure(SESSION_MESSAGES.googleWithoutEmail);
}
