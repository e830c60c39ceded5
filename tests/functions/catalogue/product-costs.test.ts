import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { shardIdOf } from '@kargha/domain/catalogue/catalogue-index';
import { readProduct as readStored } from '../../../functions/src/records/product-record.ts';
import { updateCatalogueIndex } from '../../../functions/src/catalogue/catalogue-index/update-catalogue-index.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { exportRow, newImportId, newSku, openProductImport, VALID_ROW } from '../product-import.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();

const { shop, admin, bring } = openProductImport();
const asAdmin = () => ({ token: admin.token });

const FORM = {
  title: 'Bagru saree',
  description: 'Printed with mud resist.',
  category: 'women',
  productCollection: 'saree',
  price: 2450,
  costPerItem: 2900,
  quantity: 4,
};
/** Nothing else in a product has these values. */
const COSTS = { unitCost: 1317.25, supplier: 'Chhipa printers of Bagru' };

async function createWithCosts(): Promise<string> {
  const { status, body } = await shop.post('/products', { ...FORM, ...COSTS }, asAdmin());
  expect(status).toBe(200);
  return (body.product as { _id: string })._id;
}

const costingOf = async (id: string) =>
  (await db().doc(`products/${id}/private/costing`).get()).data();
const auditOf = async (id: string) => {
  const target = `products/${id}`;
  const { docs } = await db()
    .collection('audit')
    .where('target', '==', target)
    .orderBy('at', 'desc')
    .get();
  return docs.map((row) => row.data()).reverse();
};

function expectNoCosts(shown: unknown): void {
  const text = JSON.stringify(shown);
  expect(text).toContain(FORM.title);
  for (const secret of ['1317.25', 'Chhipa', 'unitCost', 'supplier', 'costing']) {
    expect(text).not.toContain(secret);
  }
}

test('keeps the cost of a product out of everything that shoppers read', async () => {
  const id = await createWithCosts();
  expect(await costingOf(id)).toMatchObject({ ...COSTS, stockValue: 4 * 131_725 });
  const stored = await db().doc(`products/${id}`).get();
  expectNoCosts(stored.data());
  expect(stored.get('costPerItem')).toBe(2900);
  await updateCatalogueIndex({
    productId: id,
    before: null,
    after: readStored(stored),
    version: 1,
  });
  const shard = await db()
    .doc(`catalogueIndex/${shardIdOf(id)}`)
    .get();
  expectNoCosts((shard.data() as { entries: Record<string, unknown> }).entries[id]);
  for (const token of [
    undefined,
    (await signUp('customer')).token,
    (await signUp('b2b_buyer')).token,
  ]) {
    const options = token === undefined ? {} : { token };
    expectNoCosts((await shop.get(`/products/${id}`, options)).body);
    expectNoCosts((await shop.get('/products?costs=true&limit=100', options)).body);
  }
});

test('shows costs to staff, in one product and in the list that asks for them', async () => {
  const id = await createWithCosts();
  const { body } = await shop.get(`/products/${id}`, asAdmin());
  expect(body.costing).toEqual({ ...COSTS, lastPurchase: null });
  const { body: list } = await shop.get('/products?costs=true&limit=100', asAdmin());
  expect((list.costs as Record<string, unknown>)[id]).toEqual(COSTS);
  expect((await shop.get('/products?limit=100', asAdmin())).body).not.toHaveProperty('costs');
});

test('lists the cost of stock only when asked, because that doubles the reads', async () => {
  const id = await createWithCosts();
  const word = FORM.title.split(' ')[0]!.toLowerCase();
  const costIn = async (query: string) => {
    const { body } = await shop.get(`/inventory?search=${word}${query}`, asAdmin());
    return (body.rows as { id: string; unitCost: number | null }[]).find((row) => row.id === id);
  };
  expect(await costIn('&costs=true')).toMatchObject({ unitCost: 1317.25 });
  expect(await costIn('')).toMatchObject({ unitCost: null });
});

test('changes the cost and the stock value with the product, once in the audit log', async () => {
  const id = await createWithCosts();
  const changes = { unitCost: 1400, quantity: 6 };
  expect((await shop.put(`/products/${id}`, changes, asAdmin())).status).toBe(200);
  expect(await costingOf(id)).toMatchObject({
    unitCost: 1400,
    supplier: COSTS.supplier,
    stockValue: 6 * 140_000,
  });
  expectNoCosts((await db().doc(`products/${id}`).get()).data());
  const [created, changed] = await auditOf(id);
  expect(created).toMatchObject({ action: 'product.create', after: COSTS });
  expect(changed).toMatchObject({
    before: { unitCost: 1317.25, quantity: 4 },
    after: { unitCost: 1400, quantity: 6 },
  });
  expect((await shop.put(`/products/${id}`, { unitCost: -1 }, asAdmin())).status).toBe(400);
  expect((await shop.put(`/products/${id}`, { unitCost: null }, asAdmin())).status).toBe(200);
  expect(await costingOf(id)).toMatchObject({ unitCost: null, stockValue: 0, withoutCost: 1 });
});

test('imports costs of new and existing products, and finds no change in an export', async () => {
  const sku = newSku();
  const row = { ...VALID_ROW, SKU: sku, 'Unit cost': '900', Supplier: 'Chhipa printers' };
  const [created] = await bring(newImportId(), [row]);
  const id = created!.productId;
  expect(await costingOf(id)).toMatchObject({ unitCost: 900, stockValue: 360_000 });
  expect(JSON.stringify((await db().doc(`products/${id}`).get()).data())).not.toContain('Chhipa');

  const { body } = await shop.get(`/products/${id}`, asAdmin());
  const known = { ...(body.product as object), ...(body.costing as object) };
  const exported = exportRow(known as Parameters<typeof exportRow>[0]);
  expect(exported).toMatchObject({ 'Unit cost': '900', Supplier: 'Chhipa printers' });
  const [unchanged] = await bring(newImportId(), [exported]);
  expect(unchanged).toMatchObject({ result: 'unchanged', changes: [] });
  const [changed] = await bring(newImportId(), [{ ...exported, 'Unit cost': '951.37' }]);
  expect(changed).toMatchObject({ result: 'changed', changes: ['Unit cost'] });
  expect(await costingOf(id)).toMatchObject({ unitCost: 951.37, supplier: 'Chhipa printers' });
  expect(JSON.stringify((await db().doc(`products/${id}`).get()).data())).not.toContain('951.37');
});

test('takes supplier and last purchase from a received purchase order', async () => {
  const id = await createWithCosts();
  const post = async (path: string, body: object) =>
    (await shop.post(`/purchase-orders${path}`, body, asAdmin())).body;
  const named = { requestId: randomUUID(), name: 'Bagru collective', state: 'Rajasthan' };
  const { supplier } = (await post('/suppliers', named)) as { supplier: { id: string } };
  const lines = [{ productId: id, ordered: 4, unitCost: 151_725 }];
  const order = { supplierId: supplier.id, expectedOn: '2026-12-01', note: '', lines };
  const placed = await post('', { requestId: randomUUID(), ...order, place: 'ordered' });
  const { id: orderId, number, revision } = placed.purchaseOrder as Record<string, unknown>;
  const came = [{ productId: id, accepted: 4, rejected: 0 }];
  await post(`/${String(orderId)}/receipts`, { receiptId: randomUUID(), revision, lines: came });
  const { body } = await shop.get(`/products/${id}`, asAdmin());
  expect(body.costing).toMatchObject({
    // four at ₹1,317.25 and four at ₹1,517.25
    unitCost: 1417.25,
    supplier: 'Bagru collective',
    lastPurchase: { number, unitCost: 1517.25, quantity: 4 },
  });
  expectNoCosts((await db().doc(`products/${id}`).get()).data());
});
