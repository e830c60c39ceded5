import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

const give = (by: Person, whom: Person, body: object) =>
  shop.put(`/users/${whom.uid}/role`, { reason: 'New work', ...body }, { token: by.token });

const suspend = (by: Person, whom: Person) =>
  shop.post(
    `/users/${whom.uid}/suspend`,
    { suspended: true, reason: 'Left the shop' },
    { token: by.token },
  );

async function storedRoles({ uid }: Person): Promise<unknown> {
  return (await db().doc(`users/${uid}`).get()).get('staffRoles');
}

const withRoles = (...staffRoles: string[]) => signUp('admin', { staffRoles });

test('an owner gives and takes staff roles, with an audit row', async () => {
  const [owner, person] = [await withRoles('owner'), await signUp('customer')];
  const given = await give(owner, person, { role: 'admin', staffRoles: ['support', 'orders'] });
  expect(given.status).toBe(200);
  expect(given.body.user).toMatchObject({ role: 'admin', staffRoles: ['orders', 'support'] });
  const changed = await give(owner, person, { role: 'admin', staffRoles: ['orders'] });
  expect(changed.body.user).toMatchObject({ staffRoles: ['orders'] });
  const taken = await give(owner, person, { role: 'customer' });
  expect(taken.body.user).toMatchObject({ role: 'customer', staffRoles: [] });
  expect(await storedRoles(person)).toEqual([]);
  const { docs } = await db()
    .collection('audit')
    .where('target', '==', `users/${person.uid}`)
    .orderBy('at', 'desc')
    .get();
  expect(docs.reverse().map((row) => row.get('after') as unknown)).toEqual([
    { role: 'admin', staffRoles: ['orders', 'support'] },
    { role: 'admin', staffRoles: ['orders'] },
    { role: 'customer', staffRoles: [] },
  ]);
});

test('an administrator without a choice of roles is an owner, and keeps roles afterwards', async () => {
  const [owner, person] = [await signUp('admin'), await signUp('customer')];
  const { body } = await give(owner, person, { role: 'admin' });
  expect(body.user).toMatchObject({ role: 'admin', staffRoles: ['owner'] });
  await give(owner, person, { role: 'admin', staffRoles: ['content'] });
  expect((await give(owner, person, { role: 'admin' })).body.user).toMatchObject({
    staffRoles: ['content'],
  });
});

test.each([
  ['no role', { role: 'admin', staffRoles: [] }],
  ['an unknown role', { role: 'admin', staffRoles: ['emperor'] }],
  ['roles for a customer', { role: 'customer', staffRoles: ['owner'] }],
  ['a role that is not in a list', { role: 'admin', staffRoles: 'owner' }],
])('refuses %s and changes nothing', async (_what, body) => {
  const [owner, person] = [await withRoles('owner'), await signUp('customer')];
  expect((await give(owner, person, body)).status).toBe(400);
  expect(await storedRoles(person)).toBeUndefined();
});

test.each(['manager', 'orders', 'catalogue', 'finance', 'support', 'content'])(
  'the role %s gives no one a role, not even itself',
  async (role) => {
    const [staff, person] = [await withRoles(role), await signUp('customer')];
    for (const whom of [staff, person]) {
      const { status, body } = await give(staff, whom, { role: 'admin', staffRoles: ['owner'] });
      expect(status).toBe(403);
      expect(body.code).toBe('permission_missing');
    }
    expect(await storedRoles(staff)).toEqual([role]);
  },
);

test('a manager suspends customers, and no staff', async () => {
  const manager = await withRoles('manager');
  expect((await suspend(manager, await signUp('customer'))).status).toBe(200);
  for (const staff of [
    await withRoles('owner'),
    await withRoles('orders'),
    await signUp('admin'),
  ]) {
    const { status, body } = await suspend(manager, staff);
    expect(status).toBe(403);
    expect(body.details).toEqual({ permission: 'users.role' });
  }
});

test('a change applies from the next request', async () => {
  const [owner, staff] = [await withRoles('owner'), await withRoles('finance')];
  expect((await shop.get('/audit', { token: staff.token })).status).toBe(200);
  await give(owner, staff, { role: 'admin', staffRoles: ['content'] });
  expect((await shop.get('/audit', { token: staff.token })).status).toBe(403);
});
