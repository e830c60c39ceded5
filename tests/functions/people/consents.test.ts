import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { PRIVACY_NOTICE_VERSION } from '@kargha/domain/people/consent';

import { db } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();

const decide = ({ token }: Person, purpose: string, given: unknown, source = 'profile') =>
  shop.post('/account/consents', { purpose, given, source }, { token });
const rowsOf = async ({ uid }: Person) =>
  (await db().collection('consents').where('uid', '==', uid).get()).docs.map((row) => row.data());
const profileOf = async ({ uid }: Person) => (await db().doc(`users/${uid}`).get()).data();
const hashOf = (email: string) => createHash('sha256').update(email).digest('hex');

test('logs each opt-in and opt-out with the date and notice version', async () => {
  const person = await signUp('customer', { preferences: { language: 'hi' } });
  expect((await decide(person, 'marketing', true)).body).toMatchObject({
    success: true,
    notice: PRIVACY_NOTICE_VERSION,
    states: {
      marketing: true,
      reminders: false,
      measuring: false,
      terms: false,
      newsletter: false,
    },
    log: [{ purpose: 'marketing', given: true, source: 'profile' }],
  });
  expect(await profileOf(person)).toMatchObject({
    preferences: { marketing: true, language: 'hi' },
  });
  shop.passMinutes(1);
  const { body } = await decide(person, 'marketing', false);
  expect(body).toMatchObject({
    states: { marketing: false },
    log: [
      { purpose: 'marketing', given: false },
      { purpose: 'marketing', given: true },
    ],
  });
  expect(await profileOf(person)).toMatchObject({ preferences: { marketing: false } });
  for (const row of await rowsOf(person)) {
    expect(row).toMatchObject({ uid: person.uid, notice: PRIVACY_NOTICE_VERSION });
  }
  expect((await shop.get('/account/consents', { token: person.token })).body).toEqual(body);
});

test.each(['marketing', 'reminders', 'measuring', 'terms'])(
  'logs twenty concurrent requests for %s once',
  async (purpose) => {
    const person = await signUp('customer');
    const answers = await concurrently(20, () => decide(person, purpose, true, 'sign_up'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowsOf(person)).toHaveLength(1);
  },
);

test('ignores an opt-out without an opt-in', async () => {
  const person = await signUp('customer');
  await decide(person, 'measuring', false);
  await decide(person, 'newsletter', false);
  expect(await rowsOf(person)).toEqual([]);
});

test('ends the newsletter of a signed-in user and logs both', async () => {
  const person = await signUp('customer');
  const addressHash = hashOf(person.email);
  await db().doc(`newsletter/${addressHash}`).set({ email: person.email, state: 'confirmed' });
  const { body } = await decide(person, 'newsletter', false);
  expect(body).toMatchObject({
    states: { newsletter: false },
    log: [{ purpose: 'newsletter', given: false, source: 'profile' }],
  });
  expect((await db().doc(`newsletter/${addressHash}`).get()).get('state')).toBe('unsubscribed');
});

test.each([
  ['nothing that we ask for', { purpose: 'advertising', given: true }],
  ['neither yes nor no', { purpose: 'marketing', given: 'yes' }],
  ['a newsletter that no one has confirmed', { purpose: 'newsletter', given: true }],
  ['terms that end without the account', { purpose: 'terms', given: false }],
  ['a row for someone else', { purpose: 'marketing', given: true, uid: 'someone' }],
  ['another day', { purpose: 'marketing', given: true, at: '2020-01-01' }],
])('rejects %s without a log entry', async (_, wish) => {
  const person = await signUp('customer');
  const { status } = await shop.post('/account/consents', wish, { token: person.token });
  expect(status).toBe(400);
  expect(await rowsOf(person)).toEqual([]);
});

test('shows the log to its user only', async () => {
  expect((await shop.get('/account/consents')).status).toBe(401);
  const person = await signUp('customer');
  await decide(person, 'measuring', true, 'footer');
  const other = await signUp('customer');
  expect((await shop.get('/account/consents', { token: other.token })).body.log).toEqual([]);
});
