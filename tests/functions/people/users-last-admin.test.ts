import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';
import { concurrentlyFor } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
/** Administrators from other tests, suspended while this one runs. */
let suspendedAdmins: string[];

beforeEach(async () => {
  const admins = await db().collection('users').where('role', '==', 'admin').get();
  suspendedAdmins = admins.docs.filter((one) => one.get('suspended') !== true).map(({ id }) => id);
  await setAll(suspendedAdmins, { suspended: true });
});
afterEach(async () => {
  const made = await db().collection('users').where('role', '==', 'admin').get();
  const left = made.docs.map(({ id }) => id).filter((uid) => uid.startsWith('test-'));
  await setAll(suspendedAdmins, { suspended: false });
  await setAll(left, { role: 'customer' });
});

async function setAll(uids: readonly string[], fields: object): Promise<void> {
  const batch = db().batch();
  for (const uid of uids) batch.update(db().doc(`users/${uid}`), fields);
  await batch.commit();
}

async function activeAdmins(): Promise<string[]> {
  const admins = await db().collection('users').where('role', '==', 'admin').get();
  return admins.docs.filter((one) => one.get('suspended') !== true).map(({ id }) => id);
}

const demote = (by: Person, whom: Person) =>
  shop.put(`/users/${whom.uid}/role`, { role: 'customer', reason: 'A rival' }, { token: by.token });
const suspend = (by: Person, whom: Person) =>
  shop.post(
    `/users/${whom.uid}/suspend`,
    { suspended: true, reason: 'A rival' },
    { token: by.token },
  );

test('refuses to demote, suspend or delete the last administrator', async () => {
  const last = await signUp('admin');
  const answers = [
    await demote(last, last),
    await suspend(last, last),
    await shop.delete('/account', { token: last.token }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'last_admin',
      error: 'This is the last owner of the shop. Please make someone else an owner first.',
    });
  }
  expect(await activeAdmins()).toEqual([last.uid]);
  expect((await getAuth().getUser(last.uid)).disabled).toBe(false);
});

test('refuses to take the last owner among other staff', async () => {
  const owner = await signUp('admin', { staffRoles: ['owner', 'orders'] });
  await signUp('admin', { staffRoles: ['manager'] });
  const body = { role: 'admin', staffRoles: ['manager'], reason: 'Less to do' };
  const kept = await shop.put(`/users/${owner.uid}/role`, body, { token: owner.token });
  expect(kept.body.code).toBe('last_admin');
  expect((await demote(owner, owner)).body.code).toBe('last_admin');
  expect((await shop.delete('/account', { token: owner.token })).body.code).toBe('last_admin');
  await signUp('admin', { staffRoles: ['owner'] });
  const changed = await shop.put(`/users/${owner.uid}/role`, body, { token: owner.token });
  expect(changed.status).toBe(200);
});

test('does not count a suspended administrator', async () => {
  const [last, other] = [await signUp('admin'), await signUp('admin')];
  expect((await suspend(last, other)).status).toBe(200);
  expect((await demote(last, last)).body.code).toBe('last_admin');
});

test('leaves one of two administrators who demote each other concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await signUp('admin'), await signUp('admin')];
    const answers = await Promise.all([demote(one, two), demote(two, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await activeAdmins()).toHaveLength(1);
    await setAll([one.uid, two.uid], { role: 'customer' });
  }
});

test('leaves at least one of twenty administrators who demote each other concurrently', async () => {
  const staff = await Promise.all(Array.from({ length: 20 }, () => signUp('admin')));
  const demotions = staff.flatMap((by, index) => {
    const next = staff[(index + 1) % staff.length]!;
    const after = staff[(index + 7) % staff.length]!;
    return [() => demote(by, next), () => suspend(by, after), () => demote(by, by)];
  });
  const answers = await concurrentlyFor(demotions, (demote) => demote());
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect((await activeAdmins()).length).toBeGreaterThanOrEqual(1);
});

test('leaves one administrator when all delete their accounts concurrently', async () => {
  const staff = await Promise.all(Array.from({ length: 8 }, () => signUp('admin')));
  const answers = await Promise.all(staff.map(({ token }) => shop.delete('/account', { token })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  expect(await activeAdmins()).toHaveLength(1);
});
