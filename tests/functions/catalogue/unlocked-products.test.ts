import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { stockProduct } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

const randomWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;

const list = async (query: string, token?: string) => {
  const { body } = await shop.get(`/products?${query}`, token === undefined ? {} : { token });
  return { body, products: body.products as { _id: string }[] };
};

test('lists unlocked products at their position and counts them', async () => {
  const word = randomWord();
  const open = (name: string, price: number, day: number) =>
    stockProduct({
      title: name,
      price,
      searchTokens: [word],
      createdAt: new Date(Date.UTC(2021, 0, day)),
    });
  const [first, second, third] = [
    await open('First', 300, 1),
    await open('Second', 100, 2),
    await open('Third', 200, 3),
  ];
  const code = `code-${word}`;
  const at = (day: number) => new Date(Date.UTC(2021, 0, day, 12));
  const [early, late] = [
    await stockProduct({
      restricted: true,
      accessCodeId: code,
      searchTokens: [word],
      price: 150,
      createdAt: at(1),
    }),
    await stockProduct({
      restricted: true,
      accessCodeId: code,
      searchTokens: [word, 'uniform'],
      price: 250,
      createdAt: at(3),
    }),
  ];
  const others = await stockProduct({
    restricted: true,
    accessCodeId: 'other',
    searchTokens: [word],
  });
  const { token } = await signUp('customer', { accessCodes: [code] });
  const idsOf = async (query: string, as?: string) =>
    (await list(`search=${word}&${query}`, as)).products.map(({ _id }) => _id);

  const all = [late, third, second, early, first];
  expect(await idsOf('', token)).toEqual(all);
  expect(await idsOf('sortBy=price&sortOrder=asc', token)).toEqual([
    second,
    early,
    third,
    late,
    first,
  ]);
  expect((await list(`search=${word}`, token)).body.total).toBe(5);
  expect((await list(`search=${word}%20uniform`, token)).products).toMatchObject([{ _id: late }]);

  async function walk(place: string): Promise<string[]> {
    const { products, body } = await list(`search=${word}&limit=2${place}`, token);
    const { nextCursor } = body;
    const rest = typeof nextCursor === 'string' ? await walk(`&cursor=${nextCursor}`) : [];
    return [...products.map(({ _id }) => _id), ...rest];
  }
  expect(await walk('')).toEqual(all);
  expect(await idsOf('limit=2&page=2', token)).toEqual(all.slice(2, 4));

  expect(await idsOf('')).toEqual([third, second, first]);
  expect(await idsOf('', (await signUp('customer')).token)).toEqual([third, second, first]);
  expect(all).not.toContain(others);
});
