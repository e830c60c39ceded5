import {
  createUserWithEmailAndPassword,
  deleteUser,
  onAuthStateChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';

import type { UserProfile } from '@kargha/domain/user-profile';
import { auth } from '#lib/firebase-auth.ts';

import { signInFailure } from '../auth-messages.ts';
import { SESSION_MESSAGES, SignInFailure } from '../sign-in-failure.ts';
import { createProfile, noteSignIn, readProfile, type NewProfile } from './profiles.ts';

export type Registration = Omit<NewProfile, 'uid'> & { password: string };

/** The profile of a newcomer is read only after it was written. */
let profileWritten: Promise<unknown> = Promise.resolve();

/** One read serves both the observer and whoever signs in. */
let latest: { uid: string; profile: Promise<UserProfile> } | undefined;

/**
 * Calls `onPerson` with the profile of whoever is signed in, now and after every change; undefined for nobody.
 * Somebody without a profile is signed out again.
 */
export function observePerson(onPerson: (profile: UserProfile | undefined) => void): void {
  onAuthStateChanged(auth, (user) => {
    void personOf(user).then((profile) => {
      if (auth.currentUser?.uid === user?.uid) onPerson(profile);
    });
  });
}

/** @throws SignInFailure with the sentence of the cause */
export async function signIn(email: string, password: string): Promise<UserProfile> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const profile = await profileOf(user);
    // The time of the sign-in is a courtesy; missing it must not keep anybody out.
    noteSignIn(user.uid).catch(() => undefined);
    return profile;
  } catch (thrown) {
    throw signInFailure(thrown);
  }
}

/** Opens an account with its profile, and asks for the e-mail address to be verified. @throws SignInFailure */
export async function register({ password, ...person }: Registration): Promise<UserProfile> {
  const opening = openAccount(person, password);
  profileWritten = opening.catch(() => undefined);
  try {
    const user = await opening;
    sendEmailVerification(user).catch(() => undefined);
    return await profileOf(user);
  } catch (thrown) {
    throw signInFailure(thrown);
  }
}

/** @throws SignInFailure */
export async function signOut(): Promise<void> {
  latest = undefined;
  await signOutOfFirebase(auth).catch(() => {
    throw new SignInFailure(SESSION_MESSAGES.signOutFailed);
  });
}

/** The token by which `/api` knows the person; undefined for nobody. */
export async function idToken(): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}

async function openAccount(person: Omit<NewProfile, 'uid'>, password: string): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, person.email, password);
  try {
    await createProfile({ ...person, uid: user.uid });
    return user;
  } catch {
    // Without its profile the account could never be used, and its address never be registered again.
    await deleteUser(user).catch(() => undefined);
    throw new SignInFailure(SESSION_MESSAGES.profileUnwritten);
  }
}

async function personOf(user: User | null): Promise<UserProfile | undefined> {
  if (!user) return undefined;
  await profileWritten;
  return profileOf(user).catch(() => undefined);
}

/** The profile; whoever has none, or whose cannot be read, is signed out. */
function profileOf(user: User): Promise<UserProfile> {
  if (latest?.uid !== user.uid) latest = { uid: user.uid, profile: readOrLeave(user.uid) };
  return latest.profile;
}

async function readOrLeave(uid: string): Promise<UserProfile> {
  const profile = await readProfile(uid).catch(() => 'unread' as const);
  if (profile && profile !== 'unread') return profile;
  await signOut();
  throw new SignInFailure(
    profile === 'unread' ? SESSION_MESSAGES.profileUnread : SESSION_MESSAGES.profileMissing,
  );
}
