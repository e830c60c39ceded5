import type { UserProfile } from '@kargha/domain/user-profile';
import { lastingStorage } from '#lib/browser-storage.ts';
import { storageKeys } from '#lib/storage-keys.ts';

import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import type { Registration } from '../data/sign-in.ts';
import type * as SignIn from '../data/sign-in.ts';
import { knownSession, publishPerson } from './session-store.ts';

export type { Registration } from '../data/sign-in.ts';

/** Firebase Auth is a large download: only those get it who sign in, or who did so before. */
let firebaseAuth: Promise<typeof SignIn> | undefined;

/** Finds out who is here. Call it once the first page is painted. */
export function startSession(): void {
  if (lastingStorage.getItem(storageKeys.signedIn) === null) publishPerson(undefined);
  else void loadAuth().catch(() => publishPerson(undefined));
}

/** Signs in with e-mail and password. @throws SignInFailure with the sentence that the person reads */
export async function signIn(email: string, password: string): Promise<UserProfile> {
  const auth = await loadAuth();
  return published(await auth.signIn(email, password));
}

/** The same for staff: whoever is no administrator is signed out again. @throws SignInFailure */
export async function signInAsAdmin(email: string, password: string): Promise<UserProfile> {
  const auth = await loadAuth();
  const profile = await auth.signIn(email, password);
  if (profile.role === 'admin') return published(profile);
  await auth.signOut();
  throw new SignInFailure(SESSION_MESSAGES.notAdmin(profile.role));
}

/** Opens an account and signs its owner in. @throws SignInFailure */
export async function register(registration: Registration): Promise<UserProfile> {
  const auth = await loadAuth();
  return published(await auth.register(registration));
}

/** @throws SignInFailure */
export async function signOut(): Promise<void> {
  const auth = await loadAuth();
  await auth.signOut();
  publishPerson(undefined);
}

/** The token for `/api` of whoever is signed in; undefined for a guest. */
export async function idToken(): Promise<string | undefined> {
  const session = await knownSession();
  if (session.status !== 'signed-in') return undefined;
  const auth = await loadAuth();
  return auth.idToken();
}

async function loadAuth() {
  firebaseAuth ??= import('../data/sign-in.ts').then((auth) => {
    auth.observePerson(publishPerson);
    return auth;
  });
  try {
    return await firebaseAuth;
  } catch {
    firebaseAuth = undefined;
    throw new SignInFailure(SESSION_MESSAGES.offline);
  }
}

/** Publishes at once, so that whoever waits for the sign-in finds the session changed. */
function published(profile: UserProfile): UserProfile {
  publishPerson(profile);
  return profile;
}
