import { randomUUID } from 'node:crypto';

import { getAuth } from 'firebase-admin/auth';
import { beforeEach, expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';
import type { Answer, CallOptions } from '../shop-client.ts';

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
let customer: Person;
beforeEach(async () => {
  customer = await signUp('customer');
});

const reason = 'Because I ask';
const asCustomer = (more: CallOptions = {}): CallOptions => ({ token: customer.token, ...more });
const own = () => `/users/${customer.uid}`;

/** Checks that both roles are unchanged. */
async function expectNothingHasChanged(): Promise<void> {
  const profile = (await db().doc(`users/${customer.uid}`).get()).data();
  expect(profile).toMatchObject({ role: 'customer', accessCodes: [] });
  expect(profile).not.toHaveProperty('suspended');
  expect((await db().doc(`users/${admin.uid}`).get()).get('role')).toBe('admin');
}

type Attempt = () => Promise<Answer>;
const put = (path: string, body: object, more?: CallOptions) =>
  shop.put(path, body, asCustomer(more));
const post = (path: string, body: object, more?: CallOptions) =>
  shop.post(path, body, asCustomer(more));

const ATTEMPTS: Record<string, Attempt> = {
  'their own role': () => put(`${own()}/role`, { role: 'admin', reason }),
  'the role of a buyer': () => put(`${own()}/role`, { role: 'b2b_buyer', reason }),
  'a role in the query': () => put(`${own()}/role?role=admin`, { role: 'admin', reason }),
  'a path that is written otherwise': () =>
    put(`//users/${customer.uid}/role/`, { role: 'admin', reason }),
  'a path in capitals': () => put(`/USERS/${customer.uid}/role`, { role: 'admin', reason }),
  'a path through another': () =>
    put(`/products/../users/${customer.uid}/role`, { role: 'admin', reason }),
  'a uid with a slash': () =>
    put(`/users/x%2F..%2F${customer.uid}/role`, { role: 'admin', reason }),
  'the end of the administrator': () =>
    put(`/users/${admin.uid}/role`, { role: 'customer', reason }),
  'the suspension of the administrator': () =>
    post(`/users/${admin.uid}/suspend`, { suspended: true, reason }),
  'the approval of their own company': () =>
    post(`${own()}/company`, { decision: 'approved', reason }),
  'a company with a role': () =>
    post('/account/company', { companyName: 'X', gstNumber: '', role: 'admin' }),
  'an access code of their own': () =>
    post('/access-codes', { label: 'Mine', maxUses: 1, expiresAt: '2099-01-01' }),
  'a product': () => post('/products', { title: 'Mine', price: 1 }),
  'headers that name an administrator': () =>
    put(
      `${own()}/role`,
      { role: 'admin', reason },
      {
        headers: {
          'x-user-id': admin.uid,
          'x-role': 'admin',
          'x-forwarded-user': admin.email,
          'x-http-method-override': 'PUT',
          cookie: `__session=${admin.token}`,
        },
      },
    ),
  'keys that every object inherits': () =>
    shop.send(
      'PUT',
      `${own()}/role`,
      '{"__proto__":{"role":"admin"},"role":"admin","reason":"x"}',
      asCustomer(),
    ),
  'a constructor': () =>
    shop.send(
      'POST',
      '/account/company',
      '{"constructor":{"prototype":{"role":"admin"}}}',
      asCustomer(),
    ),
};

test.each(Object.entries(ATTEMPTS))(
  'keeps a customer a customer with %s',
  async (_name, attempt) => {
    const { status, body } = await attempt();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.success).toBe(false);
    await expectNothingHasChanged();
  },
);

const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''}`;
const IDENTITY = `${AUTH}/identitytoolkit.googleapis.com/v1`;

async function identity(call: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${IDENTITY}/accounts:${call}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

test('ignores claims that a customer requests from the sign-in service', async () => {
  const customAttributes = JSON.stringify({ role: 'admin', admin: true });
  const asked = await identity('update', { idToken: customer.token, customAttributes });
  const token = typeof asked.idToken === 'string' ? asked.idToken : customer.token;
  expect((await shop.get('/users', { token })).status).toBe(403);
  await expectNothingHasChanged();
});

test('ignores claims in the token: only the profile counts', async () => {
  await getAuth().setCustomUserClaims(customer.uid, { role: 'admin', admin: true });
  const answer = await identity('signInWithPassword', {
    email: customer.email,
    password: 'Kargha@123',
    returnSecureToken: true,
  });
  expect((await shop.get('/users', { token: String(answer.idToken) })).status).toBe(403);
});

test('refuses a new account with the uid or attributes of an administrator', async () => {
  const answer = await identity('signUp', {
    email: `${randomUUID()}@mail.example`,
    password: 'Kargha@123',
    localId: admin.uid,
    customAttributes: '{"role":"admin"}',
    returnSecureToken: true,
  });
  const { idToken } = answer;
  if (typeof idToken === 'string') {
    expect((await shop.get('/users', { token: idToken })).status).toBe(403);
  }
  await expectNothingHasChanged();
});

test.each(['', 'Bearer', 'Bearer ', 'Basic YWRtaW46YWRtaW4=', 'Bearer owner', 'bearer null'])(
  'refuses the authorization "%s"',
  async (authorization) => {
    const headers: Record<string, string> = authorization === '' ? {} : { authorization };
    expect((await shop.get('/users', { headers })).status).toBe(401);
  },
);

test('rejects a token with another signature or user', async () => {
  const [header = '', payload = '', signature = ''] = customer.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const forged = (changes: object) =>
    Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
  const tokens = [
    `${header}.${forged({ exp: 1 })}.${signature}`,
    `${header}.${forged({ aud: 'another-shop' })}.${signature}`,
    `${header}.${forged({ iss: 'https://evil.example' })}.${signature}`,
    `${header}.${forged({ sub: '' })}.${signature}`,
    `${header}.${payload.slice(0, -4)}.${signature}`,
    `${payload}.${header}.${signature}`,
  ];
  for (const token of tokens) expect((await shop.get('/users', { token })).status).toBe(401);
});
