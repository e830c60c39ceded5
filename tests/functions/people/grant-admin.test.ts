import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeAdmin } from '../../../tools/grant-admin/make-admin.ts';
import type { Shop } from '../../../tools/grant-admin/make-admin.ts';

let app: App;
let shop: Shop;

beforeAll(() => {
  app = initializeApp({ projectId: 'demo-kargha' }, randomUUID());
  shop = { auth: getAuth(app), firestore: getFirestore(app) };
});

afterAll(() => deleteApp(app));

async function signUp(verified: boolean, hasProfile: boolean): Promise<string> {
  const uid = `grant-${randomUUID()}`;
  const email = `${uid}@kargha.example`;
  await getAuth(app).createUser({ uid, email, emailVerified: verified });
  if (hasProfile) await getFirestore(app).doc(`users/${uid}`).set({ uid, email, role: 'customer' });
  return email;
}

const roleOf = async (email: string) =>
  (
    await getFirestore(app)
      .doc(`users/${email.split('@')[0]!}`)
      .get()
  ).get('role') as unknown;

test('makes a verified user with a profile an administrator and logs it', async () => {
  const email = await signUp(true, true);
  expect(await makeAdmin(shop, email)).toEqual({ granted: true });
  expect(await roleOf(email)).toBe('admin');
  const audit = await getFirestore(app)
    .collection('audit')
    .where('target', '==', `users/${email.split('@')[0]!}`)
    .get();
  expect(audit.docs.map((entry) => entry.get('after') as unknown)).toEqual([
    { role: 'admin', staffRoles: ['owner'] },
  ]);
});

test('rejects an unverified email and changes nothing', async () => {
  const email = await signUp(false, true);
  expect(await makeAdmin(shop, email)).toEqual({
    granted: false,
    reason: `${email} has not been verified yet.`,
  });
  expect(await roleOf(email)).toBe('customer');
});

test('rejects an account without a profile and creates none', async () => {
  const email = await signUp(true, false);
  expect(await makeAdmin(shop, email)).toMatchObject({ granted: false });
  expect(await roleOf(email)).toBeUndefined();
});

test('rejects an unknown user by email', async () => {
  expect(await makeAdmin(shop, 'unknown@kargha.example')).toEqual({
    granted: false,
    reason: 'No one has signed up as unknown@kargha.example yet.',
  });
});
