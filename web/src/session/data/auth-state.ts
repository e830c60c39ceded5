import { onAuthStateChanged, signOut as signOutOfFirebase, type User } from 'firebase/auth';

import type { UserProfile } from '@kargha/domain/people/user-profile';
import { auth } from '#lib/firebase/firebase-auth.ts';

import { authErrorCode } from '../auth-messages.ts';
import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import { readProfile } from './profiles.ts';

/** While this browser signs somebody in, nobody is judged by a profile that may not be written yet. */
let underway: Promise<unknown> = Promise.resolve();

/** Why there is no profile: nobody wrote one, the rules keep it from this person, or the line is bad for now. */
type NoProfile = 'missing' | 'refused' | 'unread';

/** One read serves both the observer and whoever signs in. */
let latest: { uid: string; profile: Promise<UserProfile | NoProfile> } | undefined;

interface Observer {
  onPerson: (profile: UserProfile | undefined) => void;
  /** Somebody is signed in, but nobody can tell who for now; once there is a connection again `onPerson` says it. */
  onProfileUnavailable: () => void;
  /** Somebody had to leave: the sentence says why. */
  onForcedSignOut: (sentence: string) => void;
}

/**
 * Tells of whoever is signed in, now and after every change; undefined for nobody. Somebody without a profile is signed
 * out again.
 */
export function observeAuthState(observer: Observer): void {
  onAuthStateChanged(auth, (user) => void tellOf(user, observer));
}

/** Runs a sign-in of our own; the observer waits until it has ended. */
export function withObserverPaused<T>(work: () => Promise<T>): Promise<T> {
  const running = work();
  underway = running.catch(() => undefined);
  return running;
}

/** The profile of somebody who has just signed in. Whoever has none, or whose cannot be read, is signed out. @throws SignInFailure */
export async function requireProfile({ uid }: User): Promise<UserProfile> {
  const profile = await readOnce(uid);
  return typeof profile === 'string' ? expel(profile) : profile;
}

/** The profile as it is now, read anew; undefined for nobody. */
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

async function tellOf(user: User | null, observer: Observer): Promise<void> {
  const person = await personOf(user, observer.onForcedSignOut);
  if (auth.currentUser?.uid !== user?.uid) return;
  if (person !== 'unread') {
    observer.onPerson(person);
    return;
  }
  observer.onProfileUnavailable();
  const lookAgain = () => {
    // Who has signed in meanwhile is known, and what is known of them may be newer than what was read.
    if (!latest) void tellOf(auth.currentUser, observer);
  };
  window.addEventListener('online', lookAgain, { once: true });
}

/** Who was signed in before stays so while a bad line alone hides the profile. */
async function personOf(
  user: User | null,
  onForcedSignOut: Observer['onForcedSignOut'],
): Promise<UserProfile | 'unread' | undefined> {
  if (!user) return undefined;
  await underway;
  if (auth.currentUser?.uid !== user.uid) return undefined;
  const profile = await readOnce(user.uid);
  if (profile === 'unread' || typeof profile !== 'string') return profile;
  try {
    return await expel(profile);
  } catch (failure) {
    if (failure instanceof SignInFailure) onForcedSignOut(failure.message);
    return undefined;
  }
}

function readOnce(uid: string): Promise<UserProfile | NoProfile> {
  if (latest?.uid !== uid) latest = { uid, profile: readNow(uid) };
  return latest.profile;
}

async function readNow(uid: string): Promise<UserProfile | NoProfile> {
  try {
    return (await readProfile(uid)) ?? 'missing';
  } catch (thrown) {
    // Whoever asks next reads it anew.
    if (latest?.uid === uid) latest = undefined;
    return authErrorCode(thrown) === 'permission-denied' ? 'refused' : 'unread';
  }
}

async function expel(why: NoProfile): Promise<never> {
  await signOut();
  throw new SignInFailure(
    why === 'missing' ? SESSION_MESSAGES.profileMissing : SESSION_MESSAGES.profileUnread,
  );
}
