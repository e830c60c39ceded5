import { onAuthStateChanged, signOut as signOutOfFirebase, type User } from 'firebase/auth';

import type { Sentence } from '@kargha/domain/messages/sentence';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { auth } from '#lib/firebase/firebase-auth.ts';

import { authErrorCode } from '../auth-messages.ts';
import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import { readProfile } from './profiles.ts';

let runningSignIn: Promise<unknown> = Promise.resolve();

/** Missing, refused by the rules, or unreadable for now. */
type NoProfile = 'missing' | 'refused' | 'unread';

let latest: { uid: string; profile: Promise<UserProfile | NoProfile> } | undefined;

interface Observer {
  onPerson: (profile: UserProfile | undefined) => void;
  /** the profile cannot be read for now; `onPerson` follows once online */
  onProfileUnavailable: () => void;
  onForcedSignOut: (sentence: Sentence) => void;
}

/** Calls `onPerson` now and after every change, with undefined when signed out. Signs out users without a profile. */
export function observeAuthState(observer: Observer): void {
  onAuthStateChanged(auth, (user) => void notify(user, observer));
}

/** The observer waits until `work` has finished. */
export function withObserverPaused<T>(work: () => Promise<T>): Promise<T> {
  const signIn = work();
  runningSignIn = signIn.catch(() => undefined);
  return signIn;
}

/** Signs out when there is no readable profile. @throws SignInFailure */
export async function requireProfile({ uid }: User): Promise<UserProfile> {
  const profile = await readOnce(uid);
  return typeof profile === 'string' ? forceSignOut(profile) : profile;
}

export async function fetchProfile(): Promise<UserProfile | undefined> {
  const user = auth.currentUser;
  if (!user) return undefined;
  const profile = await readProfile(user.uid);
  if (profile) latest = { uid: user.uid, profile: Promise.resolve(profile) };
  return profile;
}

/** @throws SignInFailure */
export async function signOut(): Promise<void> {
  latest = undefined;
  await signOutOfFirebase(auth).catch(() => {
    throw new SignInFailure(SESSION_MESSAGES.signOutFailed);
  });
}

async function notify(user: User | null, observer: Observer): Promise<void> {
  const person = await profileFor(user, observer.onForcedSignOut);
  if (auth.currentUser?.uid !== user?.uid) return;
  if (person !== 'unread') {
    observer.onPerson(person);
    return;
  }
  observer.onProfileUnavailable();
  const retry = () => {
    // A sign-in in the meantime has a newer profile.
    if (!latest) void notify(auth.currentUser, observer);
  };
  window.addEventListener('online', retry, { once: true });
}

async function profileFor(
  user: User | null,
  onForcedSignOut: Observer['onForcedSignOut'],
): Promise<UserProfile | 'unread' | undefined> {
  if (!user) return undefined;
  await runningSignIn;
  if (auth.currentUser?.uid !== user.uid) return undefined;
  const profile = await readOnce(user.uid);
  if (profile === 'unread' || typeof profile !== 'string') return profile;
  try {
    return await forceSignOut(profile);
  } catch (failure) {
    if (failure instanceof SignInFailure) onForcedSignOut(failure.sentence);
    return undefined;
  }
}

function readOnce(uid: string): Promise<UserProfile | NoProfile> {
  if (latest?.uid !== uid) latest = { uid, profile: readUncached(uid) };
  return latest.profile;
}

async function readUncached(uid: string): Promise<UserProfile | NoProfile> {
  try {
    return (await readProfile(uid)) ?? 'missing';
  } catch (thrown) {
    if (latest?.uid === uid) latest = undefined;
    return authErrorCode(thrown) === 'permission-denied' ? 'refused' : 'unread';
  }
}

async function forceSignOut(why: NoProfile): Promise<never> {
  await signOut();
  throw new SignInFailure(
    why === 'missing' ? SESSION_MESSAGES.profileMissing : SESSION_MESSAGES.profileUnread,
  );
}
