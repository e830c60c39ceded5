import { randomUUID } from 'node:crypto';

import { getAuth } from 'firebase-admin/auth';
import { beforeEach, expect, test } from 'vitest';

import { suiteApp } from '../../suite-app.ts';
import { db } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { openIsolatedShop, isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import type { CallOptions } from '../shop-client.ts';

const shop = isolatedShop();
let email: string;
/** The sender address of this test. */
let here: CallOptions;
beforeEach(() => {
  email = `lock.${randomUUID()}@mail.example`;
  here = fromAnywhere();
});

const check = (address = email, from: CallOptions = here) =>
  shop.post('/account/sign-in-check', { email: address }, from);
const fail = (address = email, from: CallOptions = here) =>
  shop.post('/account/sign-in-failed', { email: address }, from);

async function failTimes(times: number, address = email): Promise<void> {
  for (let count = 0; count < times; count += 1) await fail(address);
}

/** Resets the password with the emailed link. */
async function resetPassword(address: string): Promise<void> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const link = await getAuth(suiteApp()).generatePasswordResetLink(address);
  const oobCode = new URL(link).searchParams.get('oobCode');
  const service = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo`;
  const response = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode, newPassword: 'Kargha@456' }),
  });
  expect(response.status).toBe(200);
}

/** Session and lock times have seconds, so the session must be at least one second older. */
async function letSessionsBeOld(uid: string): Promise<void> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const service = `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-kargha/accounts:update`;
  const response = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince: String(Math.floor(Date.now() / 1000) - 60) }),
  });
  expect(response.status).toBe(200);
}

test('counts each failure as an attempt, and checks as none', async () => {
  expect((await check()).body).toEqual({ success: true, remaining: 5 });
  const left = [];
  for (let count = 0; count < 5; count += 1) left.push((await fail()).body.remaining);
  expect(left).toEqual([4, 3, 2, 1, 0]);
});

test('locks the account for that IP address for fifteen minutes after five failures', async () => {
  await failTimes(5);
  for (const answer of [await check(), await fail(), await check(email.toUpperCase())]) {
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'locked',
      error: 'Too many failed attempts. Please try again in 15 minutes.',
    });
    const { retryAfterSeconds } = answer.body.details as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(880);
    expect(retryAfterSeconds).toBeLessThanOrEqual(900);
  }
  shop.passMinutes(14);
  expect((await check()).status).toBe(429);
  shop.passMinutes(1);
  expect((await check()).body).toEqual({ success: true, remaining: 5 });
});

test('does not lock an administrator out after five failures from elsewhere', async () => {
  const admin = await signUp('admin');
  const attacker = fromAnywhere();
  for (let count = 0; count < 5; count += 1) await fail(admin.email, attacker);
  expect((await check(admin.email, attacker)).body.code).toBe('locked');
  expect((await check(admin.email)).body).toEqual({ success: true, remaining: 5 });
});

test('ends the locks of account and address for the owner after a password reset', async () => {
  const owner = await signUp('customer');
  await letSessionsBeOld(owner.uid);
  // An isolated clock: other tests do not move that of the sign-in service.
  const own = await openIsolatedShop();
  const ask = (path: string, address: string) =>
    own.post(`/account/sign-in-${path}`, { email: address }, here);
  const failOften = async (times: number, name: (count: number) => string) => {
    for (let count = 0; count < times; count += 1) await ask('failed', name(count));
  };
  await failOften(25, (count) => `${count}.${email}`);
  await failOften(5, () => owner.email);
  expect((await ask('check', owner.email)).body.code).toBe('locked');
  await resetPassword(owner.email);
  expect((await ask('check', owner.email)).body).toEqual({ success: true, remaining: 5 });
  expect((await ask('check', email)).body.code).toBe('locked');
  own.passMinutes(1);
  await failOften(5, () => owner.email);
  expect((await ask('check', owner.email)).body.code).toBe('locked');
  expect((await ask('check', email)).body.code).toBe('locked');
  await own.close();
});

test('ignores failures older than fifteen minutes', async () => {
  await failTimes(4);
  shop.passMinutes(15);
  expect((await fail()).body).toEqual({ success: true, remaining: 4 });
});

test('locks an IP address for every account after thirty failures', async () => {
  const from = fromAnywhere();
  for (let count = 0; count < 29; count += 1) await fail(`${count}.${email}`, from);
  expect((await check(email, from)).body).toEqual({ success: true, remaining: 1 });
  for (let count = 29; count < 30; count += 1) await fail(`${count}.${email}`, from);
  expect((await check(email, from)).body.code).toBe('locked');
  expect((await check(email)).body).toEqual({ success: true, remaining: 5 });
});

test('counts five of twenty concurrent failures and reports the lock to the others', async () => {
  const answers = await concurrently(20, () => fail());
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('resets the count of this account only after a successful sign-in', async () => {
  const person = await signUp('customer');
  await failTimes(4, person.email);
  await failTimes(4);
  const signedIn = { ...here, token: person.token };
  expect((await shop.post('/account/sync', {}, signedIn)).status).toBe(200);
  expect((await check(person.email)).body.remaining).toBe(5);
  expect((await check()).body.remaining).toBe(1);
});

test('stores neither account nor address', async () => {
  const from = fromAnywhere();
  await fail(email, from);
  const counters = await db().collection('rateLimits').where('scope', '==', 'sign-in').get();
  expect(counters.size).toBeGreaterThan(0);
  const stored = JSON.stringify(counters.docs.map((one) => [one.id, one.data()]));
  expect(stored).not.toContain(email);
  expect(stored).not.toContain(String(from.from));
});

test.each([
  {},
  { email: 'no address' },
  { email: ['a@b.example'] },
  { email: 'a@b.example', x: 1 },
])('rejects the body %j', async (body) => {
  expect((await shop.post('/account/sign-in-failed', body, fromAnywhere())).status).toBe(400);
});
