import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const customer = createBeforeAll(() => signUp('customer'));

const from = () =>
  `10.7.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}, 66.102.8.142`;

const word = () =>
  `zq ${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 12)}x`;

test('lists searches without results for staff', async () => {
  const [missed, found] = [word(), word()];
  const count = (words: string, isFound: boolean) =>
    shop.post('/searches', { words, isFound }, { from: from() });
  expect((await count(missed.toUpperCase(), false)).status).toBe(200);
  expect((await count(found, true)).status).toBe(200);
  const list = async (query: string) => {
    const { body } = await shop.get(`/searches?${query}`, { token: admin.token });
    return (body.rows as { words: string }[]).map(({ words }) => words);
  };
  expect(await list('list=all&days=7')).toEqual(expect.arrayContaining([missed, found]));
  expect(await list('list=missed')).toContain(missed);
  expect(await list(`list=all&search=${missed.slice(0, 12)}`)).toContain(missed);
  expect(await list('list=all&search=zq+nothing+like+it')).toEqual([]);
  expect(await list('list=missed')).not.toContain(found);
});

test('is closed to guests and customers', async () => {
  expect((await shop.get('/searches')).status).toBe(401);
  expect((await shop.get('/searches', { token: customer.token })).status).toBe(403);
});

test('refuses what is no search', async () => {
  const send = async (body: object) =>
    (await shop.post('/searches', body, { from: from() })).status;
  expect(await send({ words: 'x'.repeat(101), isFound: true })).toBe(400);
  expect(await send({ words: 'saree' })).toBe(400);
  expect(await send({ words: 'saree', isFound: 'yes' })).toBe(400);
  expect(await send({ words: 'saree', isFound: true, uid: 'asha' })).toBe(400);
});

test('limits the searches of one address', async () => {
  const one = from();
  const answers = [];
  for (let time = 0; time < 31; time += 1) {
    answers.push(
      (await shop.post('/searches', { words: 'zq', isFound: true }, { from: one })).status,
    );
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.at(-1)).toBe(429);
});
