import { randomUUID } from 'node:crypto';

import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin', { fullName: 'Sita Staff' }));

const asAdmin = () => ({ token: admin.token });
const setRole = (person: Person, role: unknown, by = admin) =>
  shop.put(`/users/${person.uid}/role`, { role, reason: 'For the test' }, { token: by.token });
const suspend = (person: Person, suspended: boolean, by = admin) =>
  shop.post(
    `/users/${person.uid}/suspend`,
    { suspended, reason: 'For the test' },
    { token: by.token },
  );
const fieldOf = async (person: Person, field: string) =>
  (await db().doc(`users/${person.uid}`).get()).get(field) as unknown;
const rowsOf = async (person: Person) =>
  (await db().collection('audit').where('target', '==', `users/${person.uid}`).get()).docs;

test('changes a role with a reason and logs it once', async () => {
  const person = await signUp('customer');
  const { status, body } = await setRole(person, 'admin');
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ uid: person.uid, role: 'admin' });
  await setRole(person, 'admin');
  const rows = await rowsOf(person);
  expect(rows.map((row) => row.data())).toMatchObject([
    {
      action: 'role.change',
      actor: admin.uid,
      before: { role: 'customer' },
      after: { role: 'admin' },
      reason: 'For the test',
    },
  ]);
});

test('applies the new role to the next request', async () => {
  const person = await signUp('customer');
  const look = () => shop.get('/users', { token: person.token });
  expect((await look()).status).toBe(403);
  await setRole(person, 'admin');
  expect((await look()).status).toBe(200);
  await setRole(person, 'customer');
  expect((await look()).status).toBe(403);
});

test.each(['Admin', ['admin'], null, '', 'owner', { role: 'admin' }, 7])(
  'rejects the role %j and changes nothing',
  async (role) => {
    const person = await signUp('customer');
    expect((await setRole(person, role)).status).toBe(400);
    expect(await fieldOf(person, 'role')).toBe('customer');
  },
);

test('requires a reason', async () => {
  const person = await signUp('customer');
  const path = `/users/${person.uid}/role`;
  for (const body of [{ role: 'admin' }, { role: 'admin', reason: '  ' }]) {
    expect((await shop.put(path, body, asAdmin())).body).toMatchObject({
      code: 'invalid',
      details: { reason: 'Please give a reason' },
    });
  }
  expect(await fieldOf(person, 'role')).toBe('customer');
});

test('refuses guests, customers and buyers on every route', async () => {
  const person = await signUp('customer');
  const reason = 'Please';
  const callers = [{}, { token: person.token }, { token: (await signUp('b2b_buyer')).token }];
  for (const options of callers) {
    const answers = [
      await shop.get('/users', options),
      await shop.get(`/users/${person.uid}/history`, options),
      await shop.put(`/users/${person.uid}/role`, { role: 'admin', reason }, options),
      await shop.post(`/users/${admin.uid}/suspend`, { suspended: true, reason }, options),
      await shop.post(`/users/${admin.uid}/revoke`, { reason }, options),
      await shop.post(`/users/${person.uid}/company`, { decision: 'approved', reason }, options),
    ];
    const expected = 'token' in options ? 403 : 401;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
  expect(await fieldOf(person, 'role')).toBe('customer');
  expect(await fieldOf(admin, 'suspended')).not.toBe(true);
});

test('refuses a suspended user at once, until the suspension ends', async () => {
  const person = await signUp('customer');
  const sync = () => shop.post('/account/sync', {}, { token: person.token });
  expect((await sync()).status).toBe(200);
  expect((await suspend(person, true)).body.user).toMatchObject({ suspended: true });
  expect((await sync()).status).toBeGreaterThanOrEqual(401);
  expect((await getAuth().getUser(person.uid)).disabled).toBe(true);
  await suspend(person, false);
  expect((await getAuth().getUser(person.uid)).disabled).toBe(false);
  expect((await rowsOf(person)).map((row) => row.get('action') as string).sort()).toEqual([
    'user.restore',
    'user.suspend',
  ]);
});

test('refuses a user who is suspended in the profile only, with a message', async () => {
  const person = await signUp('admin');
  await db().doc(`users/${person.uid}`).update({ suspended: true });
  for (const path of ['/users', '/account/export', '/access-codes']) {
    const { status, body } = await shop.get(path, { token: person.token });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'suspended',
      error: 'Your account is suspended. Please contact us.',
    });
  }
});

test('signs a user out everywhere and logs it', async () => {
  const person = await signUp('customer');
  // Session times have seconds: a session of this second ends with the next attempt.
  await expect
    .poll(async () => {
      expect((await shop.post(`/users/${person.uid}/revoke`, {}, asAdmin())).status).toBe(200);
      return (await shop.post('/account/sync', {}, { token: person.token })).status;
    })
    .toBe(401);
  expect(await fieldOf(person, 'role')).toBe('customer');
  expect((await rowsOf(person))[0]?.get('action')).toBe('user.revoke');
});

test('lists the account history, the latest first', async () => {
  const person = await signUp('customer');
  await setRole(person, 'b2b_buyer');
  await suspend(person, true);
  const { body } = await shop.get(`/users/${person.uid}/history`, asAdmin());
  expect(body.user).toMatchObject({ uid: person.uid, role: 'b2b_buyer', suspended: true });
  expect(body.history).toMatchObject([
    { action: 'user.suspend', actor: admin.uid, actorName: 'Sita Staff' },
    {
      action: 'role.change',
      before: { role: 'customer' },
      after: { role: 'b2b_buyer' },
      reason: 'For the test',
    },
  ]);
});

test('finds users by prefix of email, name, company or phone, and by role', async () => {
  const word = `W${randomUUID().slice(0, 8)}`;
  const digits = String(Math.floor(1e9 + Math.random() * 8e9));
  const person = await signUp('b2b_buyer', {
    fullName: `${word} Devi`,
    companyName: `Mills ${word}`,
    phone: digits,
  });
  const find = async (query: string) => {
    const { body } = await shop.get(`/users?${query}`, asAdmin());
    return (body.users as { uid: string }[]).map(({ uid }) => uid);
  };
  const typed = [
    person.email.toUpperCase(),
    word.toLowerCase(),
    `mills ${word.slice(0, 5)}`,
    digits,
  ];
  for (const search of typed) {
    expect(await find(`search=${encodeURIComponent(search)}`)).toEqual([person.uid]);
  }
  expect(await find(`search=${word}&role=b2b_buyer`)).toEqual([person.uid]);
  expect(await find(`search=${word}&role=admin`)).toEqual([]);
});

test('lists users without secrets, page by page', async () => {
  for (let count = 0; count < 30; count += 1) {
    const uid = `walk-${randomUUID()}`;
    await db()
      .doc(`users/${uid}`)
      .set({ uid, role: 'customer', accessCodes: ['school'], createdAt: new Date() });
  }
  const first = await shop.get('/users?role=customer', asAdmin());
  const users = first.body.users as Record<string, unknown>[];
  expect(users).toHaveLength(25);
  expect(users[0]).not.toHaveProperty('accessCodes');
  expect(users[0]).not.toHaveProperty('addresses');
  const cursor = String(first.body.nextCursor);
  const second = await shop.get(`/users?role=customer&cursor=${cursor}`, asAdmin());
  const uids = new Set(users.map(({ uid }) => uid));
  const next = second.body.users as Record<string, unknown>[];
  expect(next.length).toBeGreaterThan(0);
  for (const { uid } of next) expect(uids.has(uid)).toBe(false);
  expect((await shop.get('/users?cursor=unknown', asAdmin())).status).toBe(400);
});
