import { getAuth, type UserRecord } from 'firebase-admin/auth';

import { adminApp } from './admin-app.ts';

/** What the sign-in service knows of a person, and vouches for. */
export interface Account {
  email: string;
  emailVerified: boolean;
  /** a number that was proven by a code; '' without one */
  provenPhone: string;
  /** the picture that the person has with Google or Facebook; '' without one */
  picture: string;
  /** true when a password opens it; somebody else may have set it before the address was proven */
  hasPassword: boolean;
  /** sign-ins from before no longer count: seconds since 1970, as in tokens */
  sessionsValidFrom: number;
}

/** The account of a person; null when there is none. */
export async function accountOf(uid: string): Promise<Account | null> {
  const record = await nullIfMissing(() => getAuth(adminApp()).getUser(uid));
  if (!record) return null;
  const { email = '', emailVerified, phoneNumber = '', photoURL } = record;
  const provided = record.providerData.find(({ photoURL: photo }) => photo)?.photoURL;
  return {
    email,
    emailVerified,
    provenPhone: phoneNumber,
    picture: photoURL ?? provided ?? '',
    hasPassword: record.providerData.some(({ providerId }) => providerId === 'password'),
    sessionsValidFrom: validFromOf(record),
  };
}

/**
 * Since when sign-ins of the account with this address count, in seconds since 1970: Firebase ends all earlier ones when
 * its password is reset. 0 without such an account.
 */
export async function sessionsValidFrom(email: string): Promise<number> {
  const record = await nullIfMissing(() => getAuth(adminApp()).getUserByEmail(email));
  return record ? validFromOf(record) : 0;
}

function validFromOf({ tokensValidAfterTime }: UserRecord): number {
  const validFrom = Date.parse(tokensValidAfterTime ?? '');
  return Number.isNaN(validFrom) ? 0 : validFrom / 1000;
}

/** Closes or opens sign-in for a person, and in both cases ends what is signed in. No account is fine. */
export async function setSignInAllowed(uid: string, allowed: boolean): Promise<void> {
  await nullIfMissing(() => getAuth(adminApp()).updateUser(uid, { disabled: !allowed }));
  await endSessions(uid);
}

/** Every sign-in of the person so far counts no more. No account is fine. */
export async function endSessions(uid: string): Promise<void> {
  await nullIfMissing(() => getAuth(adminApp()).revokeRefreshTokens(uid));
}

/** Takes the account itself away. No account is fine. */
export async function deleteAccount(uid: string): Promise<void> {
  await nullIfMissing(() => getAuth(adminApp()).deleteUser(uid));
}

/** Nobody has such an account: there is none, or no uid is like this one. */
const NOBODY: readonly unknown[] = [
  'auth/user-not-found',
  'auth/invalid-uid',
  'auth/invalid-email',
];

async function nullIfMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.includes(error.code)) return null;
    throw error;
  }
}
