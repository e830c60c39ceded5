import { getAuth } from 'firebase-admin/auth';

import { adminApp } from './admin-app.ts';

/** What the sign-in service knows of a person, and vouches for. */
export interface Account {
  email: string;
  emailVerified: boolean;
  /** a number that was proven by a code; '' without one */
  provenPhone: string;
  /** the picture that the person has with Google or Facebook; '' without one */
  picture: string;
}

/** The account of a person; null when there is none. */
export async function accountOf(uid: string): Promise<Account | null> {
  const record = await unlessGone(() => getAuth(adminApp()).getUser(uid));
  if (!record) return null;
  const { email = '', emailVerified, phoneNumber = '', photoURL } = record;
  const provided = record.providerData.find(({ photoURL: photo }) => photo)?.photoURL;
  return { email, emailVerified, provenPhone: phoneNumber, picture: photoURL ?? provided ?? '' };
}

/** Closes or opens sign-in for a person, and in both cases ends what is signed in. No account is fine. */
export async function setSignInAllowed(uid: string, allowed: boolean): Promise<void> {
  await unlessGone(() => getAuth(adminApp()).updateUser(uid, { disabled: !allowed }));
  await endSessions(uid);
}

/** Every sign-in of the person so far counts no more. No account is fine. */
export async function endSessions(uid: string): Promise<void> {
  await unlessGone(() => getAuth(adminApp()).revokeRefreshTokens(uid));
}

/** Takes the account itself away. No account is fine. */
export async function deleteAccount(uid: string): Promise<void> {
  await unlessGone(() => getAuth(adminApp()).deleteUser(uid));
}

/** Nobody has such an account: there is none, or no uid is like this one. */
const NOBODY: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-uid'];

async function unlessGone<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.includes(error.code)) return null;
    throw error;
  }
}
