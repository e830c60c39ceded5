import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Product } from '@kargha/domain/product';

import { books, expectBooksToAddUp, stockProduct } from './books.ts';
import { openOwnShop, type OwnShop } from './own-shop.ts';
import { signUp, type Person } from './people.ts';

let shop: OwnShop;
let admin: Person;

beforeAll(async () => {
  shop = await openOwnShop();
  admin = await signUp('admin');
});

afterAll(() => shop.close());

const RIGHT = {
  Title: 'Imported saree',
  Description: 'From a sheet.',
  Category: 'women',
  Collection: 'saree',
  Price: '1800',
  Quantity: '4',
};

interface Outcome {
  row: number;
  result: string;
  problem: string;
}

async function bring(importId: string, cells: object[], dryRun = false): Promise<Outcome[]> {
  const rows = cells.map((one, place) => ({ row: place + 1, cells: one }));
  const answer = await shop.post(
    '/product-import',
    { importId, dryRun, rows },
    { token: admin.token },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.outcomes as Outcome[];
}

const newImport = () => `test-${randomUUID()}`;

async function productsOf(importId: string): Promise<Product[]> {
  const rows = await books()
    .collection('audit')
    .orderBy('__name__')
    .startAt(books().doc(`audit/import_${importId}_`))
    .endAt(books().doc(`audit/import_${importId}_\uf8ff`))
    .get();
  const found = await Promise.all(
    rows.docs.map((row) =>
      books()
        .doc(String(row.get('target')))
        .get(),
    ),
  );
  return found.map((one) => ({ ...one.data(), _id: one.id }) as Product);
}

test('right rows become products with their stock, wrong ones say why, each by itself', async () => {
  const id = newImport();
  const outcomes = await bring(id, [
    { ...RIGHT, Title: '=HYPERLINK("x")', SKU: ' KG-1 ', Status: 'draft' },
    { ...RIGHT, Title: '' },
    { ...RIGHT, Price: '0' },
    { ...RIGHT, Collection: 'kurtas' },
    { ...RIGHT, Quantity: 'many' },
  ]);
  expect(outcomes.map(({ result }) => result)).toEqual([
    'created',
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
  expect(outcomes.slice(1).map(({ problem }) => problem)).toEqual([
    'Please fill in all required fields: Title, Description, Category, and Collection',
    'Price must be greater than 0',
    'Choose a collection of the category.',
    'Quantity: “many” is not a number.',
  ]);
  const [product] = await productsOf(id);
  expect(product).toMatchObject({
    title: '=HYPERLINK("x")',
    sku: 'KG-1',
    hasSKU: true,
    status: 'draft',
    quantity: 4,
  });
  await expectBooksToAddUp(product!._id);
});

test('a trial writes nothing', async () => {
  const id = newImport();
  expect((await bring(id, [RIGHT], true))[0]!.result).toBe('created');
  expect(await productsOf(id)).toEqual([]);
});

test('the same rows ten times at once, and again later: each product is there once', async () => {
  const id = newImport();
  const cells = Array.from({ length: 12 }, (_, at) => ({ ...RIGHT, Title: `Saree ${at}` }));
  const all = (await Promise.all(Array.from({ length: 10 }, () => bring(id, cells)))).flat();
  expect(all.filter(({ result }) => result === 'refused')).toEqual([]);
  expect(all.filter(({ result }) => result === 'created')).toHaveLength(12);
  expect((await bring(id, cells)).every(({ result }) => result === 'before')).toBe(true);
  const products = await productsOf(id);
  expect(new Set(products.map(({ _id }) => _id)).size).toBe(12);
  await expectBooksToAddUp(...products.map(({ _id }) => _id));
});

test('a row with an ID changes that product’s fields and never its stock', async () => {
  const productId = await stockProduct({ quantity: 7, title: 'Old' });
  const [changed, unknown] = await bring(newImport(), [
    { ID: productId, Title: 'New', Quantity: '99' },
    { ID: 'nobody', Title: 'New' },
  ]);
  expect(changed!.result).toBe('changed');
  expect(unknown).toMatchObject({
    result: 'refused',
    problem: 'There is no product with the ID nobody.',
  });
  const product = (await books().doc(`products/${productId}`).get()).data() as Product;
  expect(product).toMatchObject({ title: 'New', quantity: 7, price: 1800 });
  expect(product.searchTokens).toContain('new');
});

test('nobody but staff imports, and never more rows than fit into one request', async () => {
  const customer = await signUp('customer');
  const body = { importId: newImport(), dryRun: true, rows: [{ row: 1, cells: RIGHT }] };
  expect((await shop.post('/product-import', body)).status).toBe(401);
  const asCustomer = await shop.post('/product-import', body, { token: customer.token });
  expect(asCustomer.status).toBe(403);
  const rows = Array.from({ length: 201 }, (_, at) => ({ row: at + 1, cells: RIGHT }));
  const tooMany = await shop.post('/product-import', { ...body, rows }, { token: admin.token });
  expect(tooMany).toMatchObject({ status: 400, body: { error: 'At most 200 rows at a time.' } });
});
