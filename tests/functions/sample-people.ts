import { randomUUID } from 'node:crypto';

import { getAuth } from 'firebase-admin/auth';

import type { Role } from '@kargha/domain/people/user-profile';

import { suiteApp } from '../suite-app.ts';
import { db } from './ledger-fixtures.ts';

export interface Person {
  uid: string;
  email: string;
  token: string;
}

const PASSWORD = 'Kargha@123';

/** A new signed-in account with a profile of this role; its email is verified by default. */
export async function signUp(
  role: Role,
  profile: object = {},
  { emailVerified = true } = {},
): Promise<Person> {
  const uid = `test-${randomUUID()}`;
  const email = `${uid}@kargha.example`;
  await db()
    .doc(`users/${uid}`)
    .set({
      ...{ uid, email, role, accessCodes: [] },
      ...(emailVerified && { provenMailbox: email }),
      ...profile,
    });
  await getAuth(suiteApp()).createUser({ uid, email, password: PASSWORD, emailVerified });
  return { uid, email, token: await signIn(email) };
}

/** A person's token with other claims; the emulator does not sign. */
export function withClaims({ token }: Pick<Person, 'token'>, claims: object): string {
  const [header = '', payload = ''] = token.split('.');
  const before = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const after = Buffer.from(JSON.stringify({ ...before, ...claims })).toString('base64url');
  return `${header}.${after}.`;
}

export async function signIn(email: string): Promise<string> {
  return (await startAuthSession(email)).idToken;
}

export interface AuthSession {
  uid: string;
  idToken: string;
  refreshToken: string;
}

export async function startAuthSession(email: string): Promise<AuthSession> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  // An isolated database is a project, with its own accounts.
  const targetProjectId = suiteApp().options.projectId;
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true, targetProjectId }),
    },
  );
  if (!response.ok) throw new Error(`${email} cannot sign in.`);
  const { localId, ...tokens } = (await response.json()) as AuthSession & { localId: string };
  return { ...tokens, uid: localId };
}
