import type { UserProfile } from '@kargha/domain/people/user-profile';
import { lastingStorage } from '#lib/browser/browser-storage.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
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

/** Firebase Auth is a large download: only those get it who sign in, or who did so before. */
let firebaseAuth: Promise<typeof SignIn> | undefined;

/** Finds out who is here. Call it once the first page is painted. */
export function startSession(): void {
  if (lastingStorage.getItem(storageKeys.signedIn) === null) publishProfile(undefined);
  else void loadAuth().catch(startLater);
}

function startLater(): void {
  publishForThisVisit();
  window.addEventListener('online', startSession, { once: true });
}

/** Fetches what signing in needs, so that a pop-up opens while the browser still sees the press behind it. */
export function prepareSignIn(): void {
  Promise.all([loadAuth(), import('../data/social-sign-in.ts')]).catch(() => undefined);
}

/** Signs in with e-mail and password. @throws SignInFailure with the sentence that the person reads */
export async function signIn(email: string, password: string): Promise<UserProfile> {
  const auth = await loadAuth();
  return startSessionFor(await auth.signIn(email, password));
}

/** The same for staff: whoever is no administrator is signed out again. @throws SignInFailure */
export async function signInAsAdmin(email: string, password: string): Promise<UserProfile> {
  const auth = await loadAuth();
  return startSessionFor(await auth.signInAsAdmin(email, password));
}

/**
 * Opens an account and signs its owner in.
 * @returns the profile, and the sentence of the server when it did not take the access code
 * @throws SignInFailure
 */
export async function register(
  registration: Registration,
): Promise<{ profile: UserProfile; codeProblem?: string }> {
  const auth = await loadAuth();
  const opened = await auth.register(registration);
  startSessionFor(opened.profile);
  return opened;
}

export type SocialProvider = 'Google' | 'Facebook';

/** Signs in through the pop-up of another service; opens an account for newcomers. @throws SignInFailure */
export async function signInThrough(provider: SocialProvider): Promise<SignInResult> {
  await loadAuth();
  const social = await loadAuthModule(import('../data/social-sign-in.ts'));
  const arrival = await (provider === 'Google'
    ? social.signInWithGoogle()
    : social.signInWithFacebook());
  startSessionFor(arrival.profile);
  return arrival;
}

/** Sends a one-time code. `container` is where the invisible captcha may stand. @throws SignInFailure */
export async function sendPhoneCode(phone: string, container: HTMLElement): Promise<PhoneHandle> {
  await loadAuth();
  const { sendPhoneCode: send } = await loadAuthModule(import('../data/phone-sign-in.ts'));
  return send(phone, container);
}

/** Signs in by the code that came; opens an account for newcomers. @throws SignInFailure */
export async function verifyPhoneCode(handle: PhoneHandle, code: string): Promise<SignInResult> {
  await loadAuth();
  const { verifyPhoneCode: verify } = await loadAuthModule(import('../data/phone-sign-in.ts'));
  const arrival = await verify(handle, code);
  startSessionFor(arrival.profile);
  return arrival;
}

/** Sends a mail with a link under which a new password can be set. @throws SignInFailure */
export async function sendPasswordReset(email: string): Promise<void> {
  const auth = await loadAuth();
  await auth.sendPasswordReset(email);
}

/** Signs out, and takes what is private out of the browser. @throws SignInFailure */
export async function signOut(): Promise<void> {
  const auth = await loadAuth();
  await auth.signOut();
  clearPrivateData();
  publishProfile(undefined);
}

/** Reads the profile anew, after something in it was changed. */
export async function reloadProfile(): Promise<void> {
  const auth = await loadAuth();
  const profile = await auth.fetchProfile();
  if (profile) publishProfile(profile);
}

/** The token for `/api` of whoever is signed in; undefined for a guest. */
export async function idToken(): Promise<string | undefined> {
  const session = await waitForSession();
  if (session.status !== 'signed-in') return undefined;
  const auth = await loadAuth();
  return auth.idToken();
}

async function loadAuth() {
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

/** A part of the shop's code, or the sentence for whoever cannot reach it. */
async function loadAuthModule<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    throw new SignInFailure(SESSION_MESSAGES.offline);
  }
}

/** Publishes at once, so that whoever waits for the sign-in finds the session changed. */
function startSessionFor(profile: UserProfile): UserProfile {
  recordActivity(Date.now());
  publishProfile(profile);
  return profile;
}
