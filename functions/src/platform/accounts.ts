import { getAuth, type UserRecord } from 'firebase-admin/auth';

import { adminApp } from './admin-app.ts';

export interface Account {
  email: string;
  emailVerified: boolean;
  /** phone number verified by a code; '' without one */
  provenPhone: string;
  /** picture from Google or Facebook; '' without one */
  picture: string;
  /** true when the account has a password, which someone else may have set before the address was verified */
  hasPassword: boolean;
  /** seconds since 1970: older sign-ins are invalid */
  sessionsValidFrom: number;
}

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
 * Seconds since 1970 from which sign-ins of this address are valid: a password reset ends earlier ones. 0 without
 * an account.
 */
export async function sessionsValidFrom(email: string): Promise<number> {
  const record = await nullIfMissing(() => getAuth(adminApp()).getUserByEmail(email));
  return record ? validFromOf(record) : 0;
}

function validFromOf({ tokensValidAfterTime }: UserRecord): number {
  const validFrom = Date.parse(tokensValidAfterTime ?? '');
  return Number.isNaN(validFrom) ? 0 : validFrom / 1000;
}

/** Allows or blocks sign-in; both end existing sessions. Ignores missing accounts. */
export async function setSignInAllowed(uid: string, allowed: boolean): Promise<void> {
  await nullIfMissing(() => getAuth(adminApp()).updateUser(uid, { disabled: !allowed }));
  await endSessions(uid);
}

/** Ends all sessions. Ignores missing accounts. */
export async function endSessions(uid: string): Promise<void> {
  await nullIfMissing(() => getAuth(adminApp()).revokeRefreshTokens(uid));
}

/** For an address that was proven in another way than by Firebase's own email. */
export async function markEmailVerified(uid: string): Promise<void> {
  await nullIfMissing(() => getAuth(adminApp()).updateUser(uid, { emailVerified: true }));
}

export async function deleteAccount(uid: string): Promise<void> {
  await nullIfMissing(() => getAuth(adminApp()).deleteUser(uid));
}

/** Firebase's errors for missing accounts and malformed IDs. */
const MISSING_ACCOUNT_ERRORS: readonly unknown[] = [
  'auth/user-not-found',
  'auth/invalid-uid',
  'auth/invalid-email',
];

async function nullIfMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING_ACCOUNT_ERRORS.includes(error.code))
      return null;
    throw error;
  }
}
