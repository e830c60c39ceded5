import { randomUUID } from 'node:crypto';

import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';

import { db, exists } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

const sync = (token: string) => shop.post('/account/sync', {}, { token });
const profileOf = async (uid: string) => (await db().doc(`users/${uid}`).get()).data() ?? {};

test('copies verified data of the sign-in service with the server time', async () => {
  const person = await signUp('customer', { isEmailVerified: false, avatar: '', phone: '1' });
  const phoneNumber = `+9198${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  const photoURL = 'https://lh3.googleusercontent.com/a/picture';
  await getAuth().updateUser(person.uid, { phoneNumber, photoURL });
  const before = Date.now();
  expect((await sync(person.token)).body).toEqual({
    success: true,
    isEmailVerified: true,
    isPhoneVerified: true,
    avatar: photoURL,
  });
  const profile = await profileOf(person.uid);
  expect(profile).toMatchObject({
    isEmailVerified: true,
    isPhoneVerified: true,
    phone: phoneNumber,
    avatar: photoURL,
    role: 'customer',
  });
  const { lastLogin } = profile as { lastLogin: { toMillis: () => number } };
  expect(lastLogin.toMillis()).toBeGreaterThan(before - 5000);
});

test("keeps the user's own picture and rejects foreign picture URLs", async () => {
  const own = 'https://pictures.example/me.jpg';
  const person = await signUp('customer', { avatar: own });
  await getAuth().updateUser(person.uid, { photoURL: 'https://graph.facebook.com/1/picture' });
  expect((await sync(person.token)).body.avatar).toBe(own);
  const other = await signUp('customer', { avatar: '' });
  await getAuth().updateUser(other.uid, {
    photoURL: 'https://googleusercontent.com.evil.example/x',
  });
  expect((await sync(other.token)).body.avatar).toBe('');
});

test('clears flags that the sign-in service does not confirm', async () => {
  const person = await signUp('customer', { isPhoneVerified: true, phone: '+919800000000' });
  await getAuth().updateUser(person.uid, { emailVerified: false });
  await sync(person.token);
  expect(await profileOf(person.uid)).toMatchObject({
    isEmailVerified: false,
    isPhoneVerified: false,
    phone: '+919800000000',
  });
});

test('ignores the request body', async () => {
  const person = await signUp('customer');
  const body = { role: 'admin', accessCodes: ['school'], isPhoneVerified: true, suspended: false };
  expect((await shop.post('/account/sync', body, { token: person.token })).status).toBe(400);
  expect(await profileOf(person.uid)).toMatchObject({
    role: 'customer',
    accessCodes: [],
  });
  expect(await profileOf(person.uid)).not.toHaveProperty('isPhoneVerified');
});

test('creates nothing without a profile', async () => {
  const person = await signUp('customer');
  await db().doc(`users/${person.uid}`).delete();
  const { status, body } = await sync(person.token);
  expect(status).toBe(404);
  expect(body.error).toBe('User profile not found. Please contact administrator.');
  expect(await exists(`users/${person.uid}`)).toBe(false);
});

test('refuses a missing or invalid token', async () => {
  expect((await shop.post('/account/sync', {})).status).toBe(401);
  expect((await sync(`a.${randomUUID()}.b`)).status).toBe(401);
});
