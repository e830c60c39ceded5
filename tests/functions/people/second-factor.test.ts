import { expect, test } from 'vitest';

import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';
import {
  codeOf,
  emailsTo,
  later,
  secondFactorOf,
  secretDocument,
} from '../second-factor-fixtures.ts';

isolateDatabase();
const shop = isolatedShop();
const { call, canWork, enrol } = secondFactorOf(shop);

test('an administrator adds an app, and each new sign-in needs its code', async () => {
  const admin = await signUp('admin');
  const started = await call(admin, 'start');
  const { secret, qr } = started.body as { secret: string; qr: { size: number; path: string } };
  expect(qr.path).toMatch(/^M[\d. LMZ]+Z$/);
  expect((await call(admin, 'confirm', { code: '000000' })).body.code).toBe('code_wrong');
  expect(await canWork(later(admin, 60))).toBe(true);
  expect((await call(admin, 'confirm', { code: codeOf(secret) })).status).toBe(200);
  expect(await canWork(admin)).toBe(true);
  const next = later(admin, 60);
  expect(await canWork(next)).toBe('second_step_needed');
  const state = await shop.get('/account/second-factor', { token: next.token });
  expect(state.body).toMatchObject({ isSet: true, missing: 'code', recoveryCodesLeft: 10 });
  expect(await emailsTo(admin)).toContain('An authenticator app was added');
});

test('stores no secret and no recovery code in clear, and exports neither', async () => {
  const admin = await signUp('admin');
  const { secret, recoveryCodes } = await enrol(admin);
  const stored = JSON.stringify((await secretDocument(admin).get()).data());
  const exported = await shop.get('/account/export', { token: admin.token });
  for (const one of [secret, ...recoveryCodes]) expect(stored).not.toContain(one);
  const { secret: sealed } = (await secretDocument(admin).get()).data() as { secret: string };
  expect(JSON.stringify(exported.body)).not.toContain(sealed);
});

test('refuses a secret that was copied from another person', async () => {
  const [admin, thief] = [await signUp('admin'), await signUp('admin')];
  const own = await enrol(thief);
  await enrol(admin);
  await secretDocument(admin).set((await secretDocument(thief).get()).data() ?? {});
  const { status } = await call(later(admin, 60), 'verify', { code: codeOf(own.secret) });
  expect(status).toBe(500);
  expect(await canWork(later(admin, 60))).toBe('second_step_needed');
});

test('a new app replaces the old one and ends the second step of other sessions', async () => {
  const admin = await signUp('admin');
  const { secret: old, recoveryCodes } = await enrol(admin);
  const other = later(admin, 60);
  expect((await call(other, 'verify', { code: recoveryCodes[0] })).status).toBe(200);
  const { secret } = (await call(admin, 'start')).body as { secret: string };
  // The old app counts until the new one is confirmed.
  expect((await call(later(admin, 90), 'verify', { code: codeOf(old) })).status).toBe(200);
  expect((await call(admin, 'confirm', { code: codeOf(secret) })).status).toBe(200);
  expect(await canWork(other)).toBe('second_step_needed');
  expect((await call(other, 'verify', { code: codeOf(old, 1) })).body.code).toBe('code_wrong');
});

test('changes to the factor need a recent sign-in', async () => {
  const admin = await signUp('admin');
  await enrol(admin);
  shop.passMinutes(6);
  const answers = [
    await call(admin, 'start'),
    await call(admin, 'confirm', { code: '123456' }),
    await call(admin, 'recovery-codes'),
    await shop.delete('/account/second-factor', { token: admin.token }),
  ];
  shop.passMinutes(-6);
  for (const { body } of answers) expect(body.code).toBe('recent_sign_in_needed');
});

test('a person removes their own app; shoppers have none', async () => {
  const admin = await signUp('admin');
  await enrol(admin);
  expect((await shop.delete('/account/second-factor', { token: admin.token })).status).toBe(200);
  expect(await canWork(later(admin, 60))).toBe(true);
  expect((await secretDocument(admin).get()).exists).toBe(false);
  const shopper = await signUp('customer');
  expect((await call(shopper, 'start')).status).toBe(403);
  expect((await call(shopper, 'verify', { code: '123456' })).status).toBe(403);
});

test('an owner resets the factor of another, audited and emailed; a manager cannot', async () => {
  const owner = await signUp('admin');
  const manager = await signUp('admin', { staffRoles: ['manager'] });
  const person = await signUp('admin', { staffRoles: ['orders'] });
  const { recoveryCodes } = await enrol(person);
  const reset = ({ token }: Person) =>
    shop.post(`/users/${person.uid}/second-factor-reset`, { reason: 'Lost phone' }, { token });
  expect((await reset(manager)).body.code).toBe('permission_missing');
  shop.passMinutes(6);
  expect((await reset(owner)).body.code).toBe('recent_sign_in_needed');
  shop.passMinutes(-6);
  const done = await reset(owner);
  expect(done).toMatchObject({ status: 200, body: { user: { hasSecondFactor: false } } });
  expect((await secretDocument(person).get()).exists).toBe(false);
  expect((await call(later(person, 60), 'verify', { code: recoveryCodes[0] })).body.code).toBe(
    'no_second_factor',
  );
  expect(await canWork(later(person, 60))).toBe(true);
  expect(await emailsTo(person)).toContain('Your second factor was reset');
  const { docs } = await db()
    .collection('audit')
    .where('target', '==', `users/${person.uid}`)
    .get();
  const row = docs.find((one) => one.get('action') === 'secondFactor.reset');
  expect(row?.data()).toMatchObject({ actor: owner.uid, reason: 'Lost phone' });
  expect((await reset(owner)).body.code).toBe('no_second_factor');
  const own = await shop.post(
    `/users/${owner.uid}/second-factor-reset`,
    { reason: 'Mine' },
    { token: owner.token },
  );
  expect(own.body.code).toBe('own_second_factor');
});
