import { randomInt, randomUUID } from 'node:crypto';

import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

import type { Role } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { suiteApp } from '../suite-app.ts';

export const PASSWORD = 'Kargha@123';

export interface Account {
  uid: string;
  email: string;
}

const app = suiteApp();
const emails: string[] = [];
const phones: string[] = [];

export async function removeAccounts(): Promise<void> {
  const found = await getAuth(app).getUsers([
    ...emails.splice(0).map((email) => ({ email })),
    ...phones.splice(0).map((phoneNumber) => ({ phoneNumber })),
  ]);
  for (const { uid } of found.users) {
    await getAuth(app).deleteUser(uid);
    await getFirestore(app).doc(`users/${uid}`).delete();
  }
}

/** An unused address. The account is removed after the tests. */
export function uniqueEmail(): string {
  const email = `vani-${randomUUID().slice(0, 8)}@kargha.example`;
  emails.push(email);
  return email;
}

export function uniquePhone(): string {
  const phone = `+9170${String(randomInt(1e8)).padStart(8, '0')}`;
  phones.push(phone);
  return phone;
}

/** Creates an account with a profile of this role. `profile` overrides fields; null creates no profile. */
export async function newAccount(
  role: Role = 'customer',
  profile: Partial<UserProfile> | null = {},
): Promise<Account> {
  const email = uniqueEmail();
  const { uid } = await getAuth(app).createUser({ email, password: PASSWORD, emailVerified: true });
  if (profile)
    await setProfile(uid, { ...blankProfile(uid, email), role, provenMailbox: email, ...profile });
  return { uid, email };
}

export async function readProfile(
  who: { email: string } | { phone: string },
): Promise<UserProfile | undefined> {
  const account =
    'email' in who
      ? await getAuth(app).getUserByEmail(who.email)
      : await getAuth(app).getUserByPhoneNumber(who.phone);
  const snapshot = await getFirestore(app).doc(`users/${account.uid}`).get();
  return snapshot.data() as UserProfile | undefined;
}

export async function setProfile(uid: string, fields: Partial<UserProfile>): Promise<void> {
  await getFirestore(app).doc(`users/${uid}`).set(fields, { merge: true });
}

/** Clears sign-in locks: all tests share one network address. */
export async function clearSignInLocks(): Promise<void> {
  const locks = await getFirestore(app)
    .collection('rateLimits')
    .where('scope', '==', 'sign-in')
    .get();
  await Promise.all(locks.docs.map(({ ref }) => ref.delete()));
}

function blankProfile(uid: string, email: string): UserProfile {
  const now = new Date();
  return {
    uid,
    id: uid,
    email,
    fullName: 'Vani Rao',
    phone: '',
    role: 'customer',
    avatar: '',
    companyName: '',
    gstNumber: '',
    accessCodes: [],
    isEmailVerified: true,
    isPhoneVerified: false,
    addresses: [],
    preferences: {},
    lastLogin: now,
    createdAt: now,
    updatedAt: now,
  };
}
