import { expect, test } from 'vitest';

import { concurrentlyFor } from '../concurrent-calls.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { codeOf, emailsTo, later, secondFactorOf } from '../second-factor-fixtures.ts';

isolateDatabase();
const shop = isolatedShop();
const STEP_MINUTES = 0.5;
const { call, canWork, enrol } = secondFactorOf(shop);

test('a session without its second step sees nothing of staff on any route', async () => {
  const admin = await signUp('admin');
  await enrol(admin);
  const { token } = later(admin, 60);
  const drafts = await shop.get('/products?status=draft', { token });
  const asGuest = await shop.get('/products?status=draft');
  expect(drafts.body.products).toEqual(asGuest.body.products);
  for (const path of ['/settings', '/users', '/dashboard', '/ops/badges', '/audit']) {
    const { status, body } = await shop.get(path, { token });
    expect([path, status, body.code]).toEqual([path, 403, 'second_step_needed']);
  }
  expect((await call({ ...admin, token }, 'start')).body.code).toBe('second_step_needed');
  expect((await call({ ...admin, token }, 'recovery-codes')).body.code).toBe('second_step_needed');
  const removal = await shop.delete('/account/second-factor', { token });
  expect(removal.body.code).toBe('second_step_needed');
});

test('each code works once, also for five calls at once', async () => {
  const admin = await signUp('admin');
  const { secret } = await enrol(admin);
  const code = codeOf(secret);
  const sessions = [1, 2, 3, 4, 5].map((seconds) => later(admin, seconds * 10));
  const answers = await concurrentlyFor(sessions, (session) => call(session, 'verify', { code }));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  const working = await Promise.all(sessions.map(canWork));
  expect(working.filter((one) => one === true)).toHaveLength(1);
});

test('the code of the set-up does not pass another sign-in', async () => {
  const admin = await signUp('admin');
  const { secret } = (await call(admin, 'start')).body as { secret: string };
  const code = codeOf(secret);
  expect((await call(admin, 'confirm', { code })).status).toBe(200);
  expect((await call(later(admin, 60), 'verify', { code })).body.code).toBe('code_wrong');
});

test('accepts a phone clock that is one step off, and no more', async () => {
  const admin = await signUp('admin');
  const { secret } = await enrol(admin);
  shop.passMinutes(4 * STEP_MINUTES);
  const verify = (drift: number) =>
    call(later(admin, 60 + drift), 'verify', { code: codeOf(secret, 4 + drift) });
  const [tooEarly, early, late, tooLate] = [
    (await verify(-2)).status,
    (await verify(-1)).status,
    (await verify(1)).status,
    (await verify(2)).status,
  ];
  shop.passMinutes(-4 * STEP_MINUTES);
  expect([tooEarly, early, late, tooLate]).toEqual([400, 200, 200, 400]);
});

test('stops guesses after eight, tells the person, and counts them for the alarm', async () => {
  const admin = await signUp('admin');
  const { secret } = await enrol(admin);
  const thief = later(admin, 60);
  for (let guess = 0; guess < 8; guess++) {
    expect((await call(thief, 'verify', { code: `00000${guess}` })).body.code).toBe('code_wrong');
  }
  const stopped = await call(thief, 'verify', { code: codeOf(secret) });
  expect(stopped.status).toBe(429);
  await call(thief, 'verify', { code: codeOf(secret) });
  expect(await canWork(thief)).toBe('second_step_needed');
  const emails = await emailsTo(admin);
  expect(emails.filter((subject) => subject === 'Wrong codes at your staff account')).toHaveLength(
    1,
  );
  shop.passMinutes(16);
  const right = await call(thief, 'verify', { code: codeOf(secret, 32) });
  shop.passMinutes(-16);
  expect(right.status).toBe(200);
});

test('recovery codes work once each, in any spelling, and new ones replace them', async () => {
  const admin = await signUp('admin');
  const { recoveryCodes } = await enrol(admin);
  const [first = '', second = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  const spelt = first.toUpperCase().replaceAll('-', ' ');
  expect((await call(later(admin, 60), 'verify', { code: spelt })).status).toBe(200);
  expect(await canWork(later(admin, 60))).toBe(true);
  expect((await call(later(admin, 90), 'verify', { code: first })).body.code).toBe('code_wrong');
  expect(await emailsTo(admin)).toContain('A recovery code was used');
  expect((await call(admin, 'recovery-codes')).status).toBe(200);
  expect((await call(later(admin, 90), 'verify', { code: second })).body.code).toBe('code_wrong');
});
