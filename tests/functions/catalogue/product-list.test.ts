import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { searchTokens } from '@kargha/domain/catalogue/search-words';

import { stockProduct } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { shop } from '../shop-client.ts';

interface Listed {
  _id: string;
  title: string;
  price: number;
  status: string;
}

const randomWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function createProducts(word: string) {
  const tokens = (title: string) =>
    searchTokens({
      title,
      category: 'women',
      productCollection: 'saree',
      tags: [],
      searchTitle: '',
      provenance: null,
      sku: '',
    });
  const make = (name: string, price: number, day: number) => {
    const title = `${word} ${name}`;
    const createdAt = new Date(Date.UTC(2021, 0, day));
    return stockProduct({ title, price, searchTokens: tokens(title), createdAt });
  };
  return [await make('first', 300, 1), await make('second', 100, 2), await make('third', 200, 3)];
}

const list = async (query: string, token?: string) => {
  const answer = await shop.get(`/products?${query}`, token === undefined ? {} : { token });
  return { ...answer, products: answer.body.products as Listed[] };
};

test('sorts by the requested field, newest first by default', async () => {
  const word = randomWord();
  const ids = await createProducts(word);
  const idsOf = async (query: string) =>
    (await list(`search=${word}&${query}`)).products.map(({ _id }) => _id);
  expect(await idsOf('')).toEqual(ids.toReversed());
  expect(await idsOf('sortBy=price&sortOrder=asc')).toEqual([ids[1], ids[2], ids[0]]);
  expect(await idsOf('sortBy=price&sortOrder=desc')).toEqual([ids[0], ids[2], ids[1]]);
});

test('returns all products across pages and cursors, with the total', async () => {
  const word = randomWord();
  const ids = (await createProducts(word)).toReversed();
  const first = await list(`search=${word}&limit=2`);
  expect(first.body).toMatchObject({ success: true, page: 1, limit: 2, total: 3 });
  expect(first.products.map(({ _id }) => _id)).toEqual(ids.slice(0, 2));
  const rest = await list(`search=${word}&limit=2&cursor=${String(first.body.nextCursor)}`);
  expect(rest.products.map(({ _id }) => _id)).toEqual(ids.slice(2));
  expect(rest.body).not.toHaveProperty('nextCursor');
  const second = await list(`search=${word}&limit=2&page=2`);
  expect(second.products.map(({ _id }) => _id)).toEqual(ids.slice(2));
});

test('finds products with all words of a search', async () => {
  const word = randomWord();
  const [first] = await createProducts(word);
  const { products, body } = await list(`search=FIRST%20${word}`);
  expect(products.map(({ _id }) => _id)).toEqual([first]);
  expect(body.total).toBe(1);
  expect((await list(`search=${word}%20nosuchword`)).products).toEqual([]);
});

test('limits a page to 100 products and ignores invalid numbers', async () => {
  expect((await list('limit=100000')).body.limit).toBe(100);
  expect((await list('limit=-4')).body.limit).toBe(1);
  expect((await list('limit=many&page=x')).body).toMatchObject({ limit: 20, page: 1 });
});

test('rejects unknown sort fields and filters by field', async () => {
  for (const [query, field] of [
    ['sortBy=secret', 'sortBy'],
    ['sortOrder=up', 'sortOrder'],
    ['status=gone', 'status'],
  ]) {
    const { status, body } = await list(query!);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', details: { [field!]: expect.any(String) } });
  }
  expect((await list('cursor=no-such-place')).status).toBe(400);
});

test('requires the cursor after the last numbered page', async () => {
  const word = randomWord();
  await createProducts(word);
  expect((await list(`search=${word}&limit=100&page=11`)).products).toEqual([]);
  const { status, body } = await list(`search=${word}&limit=100&page=12`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid', error: expect.stringMatching(/nextCursor/) });
  const first = await list(`search=${word}&limit=2`);
  const place = `cursor=${String(first.body.nextCursor)}`;
  expect((await list(`search=${word}&limit=2&page=9999&${place}`)).products).toHaveLength(1);
});

test('lists active public products for guests and all for staff', async () => {
  const word = randomWord();
  const hidden = [
    await stockProduct({ status: 'draft', searchTokens: [word] }),
    await stockProduct({ status: 'archived', searchTokens: [word] }),
    await stockProduct({ restricted: true, accessCodeId: 'school', searchTokens: [word] }),
  ];
  const active = await stockProduct({ searchTokens: [word] });
  const idsOf = async (query: string) =>
    (await list(`search=${word}&${query}`)).products.map(({ _id }) => _id);
  expect(await idsOf('')).toEqual([active]);
  expect(await idsOf('status=active')).toEqual([active]);
  for (const status of ['draft', 'archived']) {
    const { products, body } = await list(`search=${word}&status=${status}`);
    expect(products).toEqual([]);
    expect(body).toMatchObject({ success: true, page: 1, limit: 20, total: 0 });
  }
  for (const id of hidden) expect((await shop.get(`/products/${id}`)).status).toBe(404);
  const admin = await signUp('admin');
  expect((await list(`search=${word}`, admin.token)).products).toHaveLength(4);
  expect((await list(`search=${word}&status=draft`, admin.token)).products).toHaveLength(1);
  const holder = await signUp('customer', { accessCodes: ['school'] });
  expect((await shop.get(`/products/${hidden[2]!}`, { token: holder.token })).status).toBe(200);
  expect((await shop.get(`/products/${hidden[0]!}`, { token: holder.token })).status).toBe(404);
});

test('combines category and collection', async () => {
  const word = randomWord();
  const createProducts = (category: string, productCollection: string) =>
    stockProduct({ category, productCollection, searchTokens: [word] });
  const [kurta, shirt, kurti] = [
    await createProducts('men', 'kurtas'),
    await createProducts('men', 'shirts'),
    await createProducts('women', 'short-kurti'),
  ];
  const found = async (query: string, token?: string) => {
    const { products, body } = await list(`search=${word}&${query}`, token);
    expect(body.total).toBe(products.length);
    return new Set(products.map(({ _id }) => _id));
  };
  expect(await found('category=all&collection=kurtas')).toEqual(new Set([kurta]));
  expect(await found('category=kurta&collection=short-kurti')).toEqual(new Set([kurti]));
  expect(await found('category=men&collection=shirts')).toEqual(new Set([shirt]));
  expect(await found('category=men&collection=short-kurti')).toEqual(new Set());
  expect(await found('category=men&collection=unheard-of')).toEqual(new Set([kurta, shirt]));
  const admin = await signUp('admin');
  expect(await found('category=men&collection=short-kurti', admin.token)).toEqual(new Set());
});

test('caches guest lists for a minute, and never errors or user responses', async () => {
  expect((await list('limit=1')).headers.get('cache-control')).toContain('s-maxage=60');
  const { token } = await signUp('admin');
  expect((await list('limit=1', token)).headers.get('cache-control')).toBe('no-store');
  expect((await shop.get('/products/no-such-product')).headers.get('cache-control')).toBe(
    'no-store',
  );
});

test('lists the categories of the taxonomy', async () => {
  const { body } = await shop.get('/products/categories');
  const categories = body.categories as { value: string; collections: object[] }[];
  expect(categories.map(({ value, collections }) => [value, collections.length])).toEqual([
    ['men', 3],
    ['women', 5],
    ['living', 4],
    ['others', 4],
  ]);
});
