import { randomUUID } from 'node:crypto';

import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { beforeEach, describe, expect, test } from 'vitest';

import { suiteApp } from '../../suite-app.ts';
import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signIn, signUp } from '../sample-people.ts';

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
let customer: Person;
beforeEach(async () => {
  customer = await signUp('customer');
  await getAuth(suiteApp()).updateUser(customer.uid, { emailVerified: false });
});

const SERVICE = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''}/identitytoolkit.googleapis.com/v1`;
const PASSWORD = 'Kargha@123';

/** Calls the public API of the sign-in service. */
async function ask(call: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${SERVICE}/${call}?key=demo`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

const recordOf = ({ uid }: Person): Promise<UserRecord> => getAuth(suiteApp()).getUser(uid);
const victim = () => `+9198${String(Math.floor(10_000_000 + Math.random() * 89_999_999))}`;

/** Requests for the own account with fields that only the server may set. */
const ABOUT_THEMSELVES: Record<string, () => [call: string, body: object]> = {
  'claims of their own': () => ['accounts:update', { customAttributes: '{"role":"admin"}' }],
  'an address that counts as proven': () => ['accounts:update', { emailVerified: true }],
  'a number that counts as proven': () => ['accounts:update', { phoneNumber: victim() }],
  'the id of the administrator': () => [
    'accounts:update',
    { localId: admin.uid, displayName: 'X' },
  ],
  'the address of the administrator': () => ['accounts:update', { email: admin.email }],
  'an account that is not closed': () => ['accounts:update', { disableUser: false }],
  'a look at the administrator': () => ['accounts:lookup', { localId: [admin.uid] }],
  'a look at an address': () => ['accounts:lookup', { email: [admin.email] }],
};

describe('a customer who calls the sign-in service', () => {
  test.each(Object.entries(ABOUT_THEMSELVES))('with %s stays unchanged', async (_what, asked) => {
    const [call, body] = asked();
    const answer = await ask(call, { ...body, idToken: customer.token, returnSecureToken: true });
    expect(JSON.stringify(answer)).not.toContain(admin.uid);
    await expectSameRole(typeof answer.idToken === 'string' ? answer.idToken : customer.token);
  });

  test.each([
    ['projects/demo-kargha/accounts:update', { customAttributes: '{"role":"admin"}' }],
    ['projects/demo-kargha/accounts:lookup', { localId: ['all'] }],
    ['projects/demo-kargha/accounts:batchCreate', { users: [{ localId: 'planted' }] }],
    ['projects/demo-kargha/accounts', { localId: 'planted', email: 'planted@kargha.example' }],
    ['projects/demo-kargha/accounts:delete', {}],
    ['projects/demo-kargha/accounts:query', { returnUserInfo: true }],
  ])('rejects the server-only call %s', async (call, body) => {
    const answer = await ask(call, { localId: customer.uid, ...body }, customer.token);
    expect(answer).toHaveProperty('error');
    await expect(getAuth(suiteApp()).getUser('planted')).rejects.toThrow();
    await expectSameRole(customer.token);
  });
});

/** Checks for no claims, no verified address and no role, and that the administrator still exists. */
async function expectSameRole(token: string): Promise<void> {
  const record = await recordOf(customer);
  expect(record.customClaims ?? {}).toEqual({});
  expect(record).toMatchObject({ emailVerified: false, disabled: false });
  expect(record.phoneNumber).toBeUndefined();
  expect(await recordOf(admin)).toMatchObject({ email: admin.email, disabled: false });
  await shop.post('/account/sync', {}, { token });
  const profile = (await db().doc(`users/${customer.uid}`).get()).data();
  expect(profile).toMatchObject({ role: 'customer', accessCodes: [], isEmailVerified: false });
  expect(profile?.isPhoneVerified).toBe(false);
  expect((await shop.get('/users', { token })).status).toBe(403);
}

test('creates a plain account for a sign-up with extra fields', async () => {
  const localId = `planted-${randomUUID()}`;
  const email = `${localId}@kargha.example`;
  const more = {
    localId,
    emailVerified: true,
    customAttributes: '{"role":"admin"}',
    phoneNumber: victim(),
  };
  await ask('accounts:signUp', { email, password: PASSWORD, ...more, returnSecureToken: true });
  await expect(getAuth(suiteApp()).getUser(localId)).rejects.toThrow();
  const plain = await ask('accounts:signUp', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  const record = await getAuth(suiteApp()).getUser(String(plain.localId));
  expect(record).toMatchObject({ email, emailVerified: false });
  expect(record.customClaims ?? {}).toEqual({});
  // Without a profile every request is refused.
  const token = String(plain.idToken);
  expect((await shop.get('/users', { token })).status).toBe(403);
  expect((await shop.get('/account/export', { token })).status).toBe(404);
  await getAuth(suiteApp()).deleteUser(record.uid);
});

test('gives a changed, unverified email no access to data of that email', async () => {
  const email = `guest-${randomUUID()}@kargha.example`;
  const order = db().doc(`orders/test-${randomUUID()}`);
  await order.set({ uid: null, state: 'delivered', customer: { email }, number: 'KG-TEST' });
  await ask('accounts:update', { idToken: customer.token, email });
  const token = await signIn(email);
  expect((await shop.post('/orders/claim', {}, { token })).body).toMatchObject({ claimed: 0 });
  const { body } = await shop.get('/account/export', { token });
  expect(JSON.stringify(body)).not.toContain('KG-TEST');
  expect((await order.get()).get('uid')).toBeNull();
  await order.delete();
});

test('refuses the unexpired token of a deleted account', async () => {
  const person = await signUp('customer');
  expect((await shop.delete('/account', { token: person.token })).status).toBe(200);
  for (const path of ['/account/export', '/account/consents', '/users']) {
    expect((await shop.get(path, { token: person.token })).status).toBe(401);
  }
  expect((await shop.post('/account/sync', {}, { token: person.token })).status).toBe(401);
  expect((await db().doc(`users/${person.uid}`).get()).exists).toBe(false);
});
