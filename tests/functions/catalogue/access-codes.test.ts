import { randomInt } from 'node:crypto';

import { expect, test } from 'vitest';

import { crockford } from '@kargha/domain/records/crockford';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { redeemAccessCode } from '../../../functions/src/catalogue/access-codes/redeem-access-code.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { DEMO_CREDENTIALS } from '../../../local-suite/razorpay/demo-credentials.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';
import { concurrentlyFor } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const REFUSED = { success: false, error: 'This access code is not valid.' };
const asAdmin = () => ({ token: admin.token });
const input = (changes: object = {}) => ({
  label: 'Uniform of a test school',
  maxUses: 600,
  expiresAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  ...changes,
});

async function create(changes: object = {}): Promise<{ code: string; id: string }> {
  const { status, body } = await shop.post('/access-codes', input(changes), asAdmin());
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { code: body.code as string, id: (body.accessCode as { id: string }).id };
}

const anyCode = () => crockford(Uint8Array.from({ length: 12 }, () => randomInt(256)));
const redeem = (person: Person, code: string, from = fromAnywhere()) =>
  shop.post('/account/access-code', { code }, { ...from, token: person.token });
const grantsOf = async ({ uid }: Person) =>
  (await db().doc(`users/${uid}`).get()).get('accessCodes') as string[];
const usesOf = async (id: string) =>
  (await db().doc(`accessCodes/${id}`).get()).get('uses') as number;

test('shows a code once and stores only its hash', async () => {
  const { code, id } = await create();
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const stored = JSON.stringify((await db().doc(`accessCodes/${id}`).get()).data());
  for (const written of [code, code.replaceAll('-', '')]) {
    expect(stored).not.toContain(written);
    expect(id).not.toContain(written.toLowerCase());
  }
  const { body } = await shop.get(`/access-codes?search=${code.slice(-4)}`, asAdmin());
  expect(JSON.stringify(body)).not.toContain(code);
  expect((body.rows as { id: string }[]).find((row) => row.id === id)).toMatchObject({
    id,
    uses: 0,
    active: true,
  });
});

test('redeems a code in any spelling, once per user', async () => {
  const { code, id } = await create();
  const person = await signUp('customer');
  const answers = [
    await redeem(person, code),
    await redeem(person, ` ${code.toLowerCase().replaceAll('-', ' ')} `),
    await redeem(person, code.replaceAll('-', '').replaceAll('1', 'l').replaceAll('0', 'o')),
  ];
  for (const { body } of answers) {
    expect(body).toEqual({ success: true, label: 'Uniform of a test school' });
  }
  expect(await grantsOf(person)).toEqual([id]);
  expect(await usesOf(id)).toBe(1);
});

test("limits a code's products, orders and listings to users with the code", async () => {
  const { code, id } = await create();
  const productId = await stockProduct({ restricted: true, accessCodeId: id });
  const person = await signUp('customer');
  const look = () => shop.get(`/products/${productId}`, { token: person.token });
  expect((await look()).status).toBe(404);
  await redeem(person, code);
  expect((await look()).status).toBe(200);
  expect((await shop.get(`/products/${productId}`)).status).toBe(404);
  const { body } = await shop.get('/products?limit=100&search=piece');
  const listed = (body.products as { _id: string }[]).map(({ _id }) => _id);
  expect(listed).not.toContain(productId);
});

test('never exceeds the number of uses with fifty concurrent users', async () => {
  const { code, id } = await create({ maxUses: 10 });
  const people = await Promise.all(Array.from({ length: 50 }, () => signUp('customer')));
  const answers = await concurrentlyFor(people, (person) => redeem(person, code));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await usesOf(id)).toBe(10);
  const grants = await Promise.all(people.map(grantsOf));
  expect(grants.filter((codes) => codes.includes(id))).toHaveLength(10);
});

test('counts one use when one user redeems a code five times at once', async () => {
  const { code, id } = await create();
  const person = await signUp('customer');
  const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(person, code)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await usesOf(id)).toBe(1);
  expect(await grantsOf(person)).toEqual([id]);
});

test('rejects wrong, used up, expired and disabled codes with the same message', async () => {
  const usedUp = await create({ maxUses: 1 });
  await redeem(await signUp('customer'), usedUp.code);
  const ended = await create();
  await db()
    .doc(`accessCodes/${ended.id}`)
    .update({ expiresAt: new Date(Date.now() - 1000) });
  const disabled = await create();
  await shop.post(`/access-codes/${disabled.id}/disable`, {}, asAdmin());
  const person = await signUp('customer');
  for (const code of ['ABCD-EFGH-JKMN', usedUp.code, ended.code, disabled.code]) {
    const { status, body } = await redeem(person, code);
    expect(status).toBe(400);
    expect(body).toMatchObject(REFUSED);
  }
  expect(await grantsOf(person)).toEqual([]);
});

test('checks only five of ten thousand guesses by one user', async () => {
  const { code, id } = await create();
  const person = await signUp('customer');
  const { from: address = '' } = fromAnywhere();
  const surroundings = { codes: keyedIds(DEMO_CREDENTIALS.giftCardKey), now: new Date() };
  const guess = (guessed: string) =>
    redeemAccessCode(guessed, { uid: person.uid, address }, surroundings).catch(
      (error: unknown) => (error as { code: string }).code,
    );
  const answers: unknown[] = [];
  for (let round = 0; round < 100; round += 1) {
    const guesses = Array.from({ length: 100 }, () => guess(anyCode()));
    answers.push(...(await Promise.all(guesses)));
  }
  expect(answers.filter((answer) => answer === 'invalid')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(9995);
  expect(await guess(code)).toBe('too_many_requests');
  expect((await redeem(person, code)).status).toBe(429);
  expect(await grantsOf(person)).toEqual([]);
  expect(await usesOf(id)).toBe(0);
});

test('allows twenty guesses per IP address across all users', async () => {
  const from = fromAnywhere();
  const people = await Promise.all(Array.from({ length: 5 }, () => signUp('customer')));
  const statuses: number[] = [];
  for (const person of people) {
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await redeem(person, 'ABCD-EFGH-JKMN', from)).status);
    }
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('requires a label, a future end date and a number of uses', async () => {
  for (const changes of [
    { label: '' },
    { maxUses: 0 },
    { maxUses: 1.5 },
    { expiresAt: 'soon' },
    { expiresAt: '2020-01-01T00:00:00Z' },
    { uses: -5 },
  ]) {
    expect((await shop.post('/access-codes', input(changes), asAdmin())).status).toBe(400);
  }
});

test('finds codes by label and company, and lists each once across pages', async () => {
  const word = `Vidyalaya${anyCode()}`;
  const made = new Set<string>();
  for (let count = 0; count < 33; count += 1) made.add((await create({ companyName: word })).id);
  const pageAt = async (cursor: string) => {
    const { body } = await shop.get(`/access-codes?search=${word}&cursor=${cursor}`, asAdmin());
    return body as { rows: { id: string }[]; nextCursor: string | null };
  };
  const first = await pageAt('');
  const second = await pageAt(first.nextCursor ?? '');
  expect(first.rows).toHaveLength(30);
  expect(second).toMatchObject({ nextCursor: null });
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id))).toEqual(made);
});

test('lets only staff create, list and disable codes', async () => {
  const { id } = await create();
  const person = await signUp('b2b_buyer');
  for (const options of [{}, { token: person.token }]) {
    const answers = [
      await shop.get('/access-codes', options),
      await shop.post('/access-codes', input(), options),
      await shop.post(`/access-codes/${id}/disable`, {}, options),
    ];
    const expected = 'token' in options ? 403 : 401;
    expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
  }
  expect((await shop.post('/access-codes/00/disable', {}, asAdmin())).status).toBe(404);
  expect((await shop.post('/account/access-code', { code: 'x' })).status).toBe(401);
});
