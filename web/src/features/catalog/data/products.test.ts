import { expect, test } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';

import { readPage } from './products.ts';

const DRAPE = { path: 'products/p1/drape', alt: '', color: '#eee', width: 9, height: 12 };
const WEAVE = { ...DRAPE, path: 'products/p1/weave' };

const stored = Object.fromEntries(
  Array.from({ length: 130 }, (_, at) => [
    `products/p${at}`,
    { title: `Piece ${at}`, price: at, cardPictures: [], createdAt: new Date(0) },
  ]),
);

test('reads a hundred public products, newest first', async () => {
  const firestore = fakeFirestore({
    'products/p1': { title: 'Gamcha', price: 149, cardPictures: [DRAPE], pictures: [DRAPE, WEAVE] },
  });

  const { products, next } = await readPage([], 'newest');

  expect(products).toMatchObject([{ _id: 'p1', title: 'Gamcha', price: 149, pictures: [DRAPE] }]);
  expect(next).toBeUndefined();
  expect(firestore.queries).toHaveLength(1);
  const [query] = firestore.queries;
  expect(query).toMatchObject({ limit: 100 });
  const { select } = query as { select: { fields: { fieldPath: string }[] } };
  const fields = select.fields.map(({ fieldPath }) => fieldPath);
  expect(fields).toEqual(expect.arrayContaining(['title', 'titleHindi', 'createdAt']));
  expect(fields).not.toContain('searchTokens');
  const [newestFirst] = (query as { orderBy: unknown[] }).orderBy;
  expect(newestFirst).toEqual({ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' });
  const asked = JSON.stringify(query);
  expect(asked).toContain(
    '{"field":{"fieldPath":"status"},"op":"EQUAL","value":{"stringValue":"active"}}',
  );
  expect(asked).toContain(
    '{"field":{"fieldPath":"restricted"},"op":"EQUAL","value":{"booleanValue":false}}',
  );
});

test('has the pictures of a product that was stored without those of its card', async () => {
  const drape = { pictures: [DRAPE] };
  fakeFirestore({ 'products/p1': drape, 'products/p2': { ...drape, cardPictures: [DRAPE] } });
  expect((await readPage([], 'newest')).products).toMatchObject([drape, drape]);
});

test('filters and sorts in the database, also past the first hundred', async () => {
  const firestore = fakeFirestore(stored);
  await readPage(['saree', 'dupattas'], 'price-low');
  const asked = JSON.stringify(firestore.queries);
  expect(asked).toContain('"productCollection"');
  expect(asked).toContain('{"field":{"fieldPath":"price"},"direction":"ASCENDING"}');
});

test.each([
  ['newest', 'createdAt', 'DESCENDING'],
  ['popular', 'soldScore', 'DESCENDING'],
  ['price-low', 'price', 'ASCENDING'],
  ['price-high', 'price', 'DESCENDING'],
] as const)('sorts %s by %s, %s', async (sort, fieldPath, direction) => {
  const firestore = fakeFirestore(stored);
  await readPage([], sort);
  const [query] = firestore.queries as [{ orderBy: unknown[] }];
  expect(query.orderBy[0]).toEqual({ field: { fieldPath }, direction });
});

test('continues the second hundred after the first', async () => {
  fakeFirestore(stored);
  const first = await readPage([], 'newest');
  expect(first.products).toHaveLength(100);
  const second = await readPage([], 'newest', first.next);
  expect(second.products.map(({ _id }) => _id).at(0)).toBe('p100');
  expect(second.products).toHaveLength(30);
  expect(second.next).toBeUndefined();
});
