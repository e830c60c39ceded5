import { onAuthStateChanged, signOut as signOutOfFirebase, type User } from 'firebase/auth';

import type { UserProfile } from '@kargha/domain/user-profile';
import { auth } from '#lib/firebase-auth.ts';

import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import { readProfile } from './profiles.ts';

/** While this browser signs somebody in, nobody is judged by a profile that may not be written yet. */
let underway: Promise<unknown> = Promise.resolve();

/** One read serves both the observer and whoever signs in. */
let latest: { uid: string; profile: Promise<UserProfile> } | undefined;

interface Observer {
  onPerson: (profile: UserProfile | undefined) => void;
  /** Somebody had to leave: the sentence says why. */
  onExpelled: (sentence: string) => void;
}

/**
 * Tells of whoever is signed in, now and after every change; undefined for nobody. Somebody without a profile is signed
 * out again.
 */
export function observePerson({ onPerson, onExpelled }: Observer): void {
  onAuthStateChanged(auth, (user) => {
    void personOf(user, onExpelled).then((profile) => {
      if (auth.currentUser?.uid === user?.uid) onPerson(profile);
    });
  });
}

/** Runs a sign-in of our own; the observer waits until it has ended. */
export function asOwnSignIn<T>(work: () => Promise<T>): Promise<T> {
  const running = work();
  underway = running.catch(() => undefined);
  return running;
}

/** The profile of somebody who must have one. Whoever has none, or whose cannot be read, is signed out. @throws SignInFailure */
export function profileOf(user: User): Promise<UserProfile> {
  if (latest?.uid !== user.uid) latest = { uid: user.uid, profile: readOrLeave(user.uid) };
  return latest.profile;
}

/** The profile as it is now, read anew; undefined for nobody. */
export async function freshProfile(): Promise<UserProfile | undefined> {
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

async function personOf(
  user: User | null,
  onExpelled: Observer['onExpelled'],
): Promise<UserProfile | undefined> {
  if (!user) return undefined;
  await underway;
  if (auth.currentUser?.uid !== user.uid) return undefined;
  try {
    return await profileOf(user);
  } catch (failure) {
    if (failure instanceof SignInFailure) onExpelled(failure.message);
    return undefined;
  }
}

async function readOrLeave(uid: string): Promise<UserProfile> {
  const profile = await readProfile(uid).catch(() => 'unread' as const);
  if (profile && profile !== 'unread') return profile;
  await signOut();
  throw new SignInFailure(
    profile === 'unread' ? SESSION_MESSAGES.profileUnread : SESSION_MESSAGES.profileMissing,
  );
}
