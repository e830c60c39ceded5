import type { UserProfile } from '@kargha/domain/people/user-schema';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { showToast } from '#ui/toasts/toasts.ts';

import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import type { SignInResult } from '../data/complete-sign-in.ts';
import type { PhoneHandle } from '../data/phone-sign-in.ts';
import type { Registration } from '../data/sign-in.ts';
import type * as SignIn from '../data/sign-in.ts';
import { recordActivity } from './activity.ts';
import { clearPrivateData } from './private-data.ts';
import { waitForSession, publishForThisVisit, publishProfile } from './session-store.ts';

export type { SignInResult } from '../data/complete-sign-in.ts';
export type { PhoneHandle } from '../data/phone-sign-in.ts';
export type { Registration } from '../data/sign-in.ts';

/** Firebase Auth is large: it loads only for sign-in and for returning users. */
let firebaseAuth: Promise<typeof SignIn> | undefined;

/** Loads early, so that a pop-up opens within the user's click. */
export function prepareSignIn(): void {
  Promise.all([loadAuth(), import('../data/social-sign-in.ts')]).catch(() => undefined);
}

/** @throws SignInFailure */
export async function signIn(email: string, password: string): Promise<UserProfile> {
  const auth = await loadAuth();
  return startSessionFor(await auth.signIn(email, password));
}

/** Signs out users who are not administrators. @throws SignInFailure */
export async function signInAsAdmin(email: string, password: string): Promise<UserProfile> {
  const auth = await loadAuth();
  return startSessionFor(await auth.signInAsAdmin(email, password));
}

/** @returns the profile, and the server's message for a refused access code @throws SignInFailure */
export async function register(
  registration: Registration,
): Promise<{ profile: UserProfile; codeProblem?: Sentence }> {
  const auth = await loadAuth();
  const opened = await auth.register(registration);
  startSessionFor(opened.profile);
  return opened;
}

export type SocialProvider = 'Google' | 'Facebook';

/** Creates an account for new users. @throws SignInFailure */
export async function signInThrough(provider: SocialProvider): Promise<SignInResult> {
  await loadAuth();
  const social = await loadAuthModule(import('../data/social-sign-in.ts'));
  const arrival = await (provider === 'Google'
    ? social.signInWithGoogle()
    : social.signInWithFacebook());
  startSessionFor(arrival.profile);
  return arrival;
}

/** `container` holds the invisible captcha. @throws SignInFailure */
export async function sendPhoneCode(phone: string, container: HTMLElement): Promise<PhoneHandle> {
  await loadAuth();
  const { sendPhoneCode: send } = await loadAuthModule(import('../data/phone-sign-in.ts'));
  return send(phone, container);
}

/** Creates an account for new users. @throws SignInFailure */
export async function verifyPhoneCode(handle: PhoneHandle, code: string): Promise<SignInResult> {
  await loadAuth();
  const { verifyPhoneCode: verify } = await loadAuthModule(import('../data/phone-sign-in.ts'));
  const arrival = await verify(handle, code);
  startSessionFor(arrival.profile);
  return arrival;
}

/** @throws SignInFailure */
export async function sendPasswordReset(email: string): Promise<void> {
  const auth = await loadAuth();
  await auth.sendPasswordReset(email);
}

/** @throws SignInFailure */
export async function signOut(): Promise<void> {
  const auth = await loadAuth();
  await auth.signOut();
  clearPrivateData();
  publishProfile(undefined);
}

export async function reloadProfile(): Promise<void> {
  const auth = await loadAuth();
  const profile = await auth.fetchProfile();
  if (profile) publishProfile(profile);
}

export async function idToken(): Promise<string | undefined> {
  const session = await waitForSession();
  if (session.status !== 'signed-in') return undefined;
  const auth = await loadAuth();
  return auth.idToken();
}

/** The second of the sign-in, as in the token. */
export async function signedInAt(): Promise<number> {
  const auth = await loadAuth();
  return auth.signedInAt();
}

/** Loads Firebase Auth, which publishes who is signed in. @throws SignInFailure when it cannot load */
export async function loadAuth() {
  firebaseAuth ??= loadAuthModule(import('../data/sign-in.ts')).then((auth) => {
    auth.observeAuthState({
      onPerson: publishProfile,
      onProfileUnavailable: publishForThisVisit,
      onForcedSignOut: (message) => showToast({ tone: 'error', message }),
    });
    return auth;
  });
  try {
    return await firebaseAuth;
  } catch {
    firebaseAuth = undefined;
    throw new SignInFailure(SESSION_MESSAGES.offline);
  }
}

/** @throws SignInFailure when the chunk cannot load */
async function loadAuthModule<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    throw new SignInFailure(SESSION_MESSAGES.offline);
  }
}

function startSessionFor(profile: UserProfile): UserProfile {
  recordActivity(Date.now());
  publishProfile(profile);
  return profile;
}
