import { expect, test } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';

import { isolateDatabase } from '../isolated-database.ts';
import { db, expectStockToBalance, stockProduct } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import {
  newSku,
  readAudit,
  findBySku,
  newImportId,
  readProduct,
  VALID_ROW,
  openProductImport,
} from '../product-import.ts';

isolateDatabase();

const { shop, admin, bring } = openProductImport();

test('imports valid rows with their stock and reports errors per row', async () => {
  const [id, sku] = [newImportId(), newSku()];
  const outcomes = await bring(id, [
    { ...VALID_ROW, Title: '=HYPERLINK("x")', SKU: ` ${sku} `, Status: 'draft' },
    { ...VALID_ROW, Title: '', SKU: newSku() },
    { ...VALID_ROW, Price: '0', SKU: newSku() },
    { ...VALID_ROW, Collection: 'kurtas', SKU: newSku() },
    { ...VALID_ROW, Quantity: 'many', SKU: newSku() },
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
    'Choose a collection in this category.',
    'Quantity: “many” is not a number.',
  ]);
  const product = await readProduct(outcomes[0]!);
  expect(product).toMatchObject({
    title: '=HYPERLINK("x")',
    sku,
    hasSKU: true,
    status: 'draft',
    quantity: 4,
  });
  await expectStockToBalance(product._id);
  const [row] = await readAudit(product._id);
  expect(row).toMatchObject({
    action: 'product.import',
    before: null,
    after: { title: '=HYPERLINK("x")', sku, quantity: 4, price: 1800 },
    reason: `Row 1 of import ${id}`,
  });
});

test('imports a draft with a title only, and activates it once it is complete', async () => {
  const SKU = newSku();
  const [made] = await bring(newImportId(), [{ Title: 'Half a row', SKU, Status: 'draft' }]);
  expect(made).toMatchObject({ result: 'created', problem: '' });
  const goesOnSale = { ...VALID_ROW, Title: 'Half a row', SKU, Status: 'active', Quantity: '' };
  const [refused] = await bring(newImportId(), [{ ...goesOnSale, Price: '', Category: '' }]);
  expect(refused).toMatchObject({
    result: 'refused',
    problem:
      'Please fill in all required fields: Title, Description, Category, and Collection. Price must be greater than 0.',
  });
  const [taken] = await bring(newImportId(), [goesOnSale]);
  expect(taken).toMatchObject({ result: 'changed', productId: made!.productId });
  expect(await readProduct(made!)).toMatchObject({ status: 'active', price: 1800 });
});

test('writes nothing in a dry run', async () => {
  const sku = newSku();
  const [outcome] = await bring(newImportId(), [{ ...VALID_ROW, SKU: sku }], true);
  expect(outcome).toMatchObject({ result: 'created', productId: '', title: VALID_ROW.Title });
  expect(await findBySku(sku)).toEqual([]);
});

test('rejects two rows with one SKU and names both', async () => {
  const sku = newSku();
  const outcomes = await bring(newImportId(), [
    { ...VALID_ROW, SKU: sku },
    { ...VALID_ROW, SKU: newSku() },
    { ...VALID_ROW, SKU: sku.toLowerCase() },
  ]);
  expect(outcomes.map(({ result }) => result)).toEqual(['refused', 'created', 'refused']);
  expect(outcomes[0]!.problem).toBe(`Rows 1 and 3 have the same SKU ${sku}. Keep one of them.`);
});

test('rejects an ambiguous SKU and a SKU of another product', async () => {
  const [twice, once] = [newSku(), newSku()];
  await stockProduct({ sku: twice });
  const mine = await stockProduct({ sku: twice });
  await stockProduct({ sku: once, title: 'Someone else' });
  const outcomes = await bring(newImportId(), [
    { SKU: twice, Price: '5' },
    { ID: mine, SKU: once },
  ]);
  expect(outcomes.map(({ problem }) => problem)).toEqual([
    `Several products have the SKU ${twice}. Enter the ID of the right one.`,
    `The SKU ${once} belongs to “Someone else”.`,
  ]);
  expect(await bring(newImportId(), [{ ID: mine, SKU: twice, Price: '5' }])).toMatchObject([
    { result: 'changed', changes: ['Price'] },
  ]);
});

test('skips images and says so in the row', async () => {
  const images = 'https://pictures.example/1.jpg';
  const row = { ...VALID_ROW, SKU: newSku(), Images: images };
  const [trial] = await bring(newImportId(), [row], true);
  const notFetched = 'Images: the import does not download images from URLs';
  expect(trial!.notes).toEqual([`${notFetched}. Add them when you edit the product.`]);
  const [made] = await bring(newImportId(), [row]);
  expect(await readProduct(made!)).toMatchObject({ images: [] });
  const [again] = await bring(newImportId(), [{ ...row, Price: '1900' }]);
  expect(again).toMatchObject({ result: 'changed', changes: ['Price'] });
  expect(again!.notes).toEqual([
    `${notFetched}. The current images stay. Change them when you edit the product.`,
  ]);
});

test('updates a product by ID without changing its stock', async () => {
  const productId = await stockProduct({ quantity: 7, title: 'Old' });
  const [changed, unknown] = await bring(newImportId(), [
    { ID: productId, Title: 'New', Quantity: '99' },
    { ID: 'unknown', Title: 'New' },
  ]);
  expect(changed).toMatchObject({ result: 'changed', changes: ['Title'] });
  expect(changed!.notes).toHaveLength(1);
  expect(unknown).toMatchObject({
    result: 'refused',
    problem: 'There is no product with the ID unknown.',
  });
  const product = (await db().doc(`products/${productId}`).get()).data() as Product;
  expect(product).toMatchObject({ title: 'New', quantity: 7, price: 1800 });
  expect(product.searchTokens).toContain('new');
  const [row] = await readAudit(productId);
  expect(row).toMatchObject({
    action: 'product.import',
    actor: admin.uid,
    before: { title: 'Old' },
    after: { title: 'New' },
  });
  expect(Object.keys(row!.after as object)).toEqual(['title']);
});

test('lets only staff import, up to the row limit', async () => {
  const customer = await signUp('customer');
  const body = { importId: newImportId(), dryRun: true, rows: [{ row: 1, cells: VALID_ROW }] };
  expect((await shop.post('/product-import', body)).status).toBe(401);
  const asCustomer = await shop.post('/product-import', body, { token: customer.token });
  expect(asCustomer.status).toBe(403);
  const rows = Array.from({ length: 201 }, (_, at) => ({ row: at + 1, cells: VALID_ROW }));
  const tooMany = await shop.post('/product-import', { ...body, rows }, { token: admin.token });
  expect(tooMany).toMatchObject({ status: 400, body: { error: 'At most 200 rows at a time.' } });
});
