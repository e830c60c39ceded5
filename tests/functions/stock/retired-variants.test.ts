import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import type { Combination } from '@kargha/domain/catalogue/product-schema';

import { setUpExchanges } from '../exchange-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db, expectStockToBalance, sizesOf, stockKurta } from '../ledger-fixtures.ts';

isolateDatabase();

const { shop, admin, ask, step, idOf, kurta } = setUpExchanges();
const asAdmin = () => ({ token: admin.token });
const post = (path: string, body: object) => shop.post(path, body, asAdmin());
const STORE = `store-${randomUUID().slice(0, 8)}`;
const FAIR = `fair-${randomUUID().slice(0, 8)}`;

let supplierId: string;
beforeAll(async () => {
  const wish = { requestId: randomUUID(), name: 'Kurta weavers', state: 'Kerala' };
  supplierId = ((await post('/purchase-orders/suppliers', wish)).body.supplier as { id: string })
    .id;
  const { body } = await shop.get('/transfers/places', asAdmin());
  const { places, revision } = body as { places: object[]; revision: number };
  const own = [
    { id: STORE, name: STORE, sells: true },
    { id: FAIR, name: FAIR, sells: false },
  ];
  await shop.put(
    '/transfers/places',
    { places: [...places.slice(-20), ...own], revision },
    asAdmin(),
  );
});

async function combinationsOf(productId: string): Promise<Record<string, Combination>> {
  const product = await db().doc(`products/${productId}`).get();
  return product.get('combinations') as Record<string, Combination>;
}

/** Keeps these sizes on sale, as they are. */
async function sellOnly(productId: string, ...sizes: string[]) {
  const combinations = Object.entries(await combinationsOf(productId))
    .filter(([, { options }]) => sizes.includes(options.Size ?? ''))
    .map(([id, { committed: _committed, retired: _retired, ...one }]) => ({ id, ...one }));
  return shop.put(`/products/${productId}`, { combinations }, asAdmin());
}

async function rowOf(productId: string) {
  const word = `w${randomUUID().replaceAll('-', '').slice(0, 10)}`;
  await db()
    .doc(`products/${productId}`)
    .update({ searchTokens: [word] });
  const { body } = await shop.get(`/inventory?search=${word}`, asAdmin());
  return (body.rows as object[])[0];
}

test('a size in an open purchase order or transfer is not taken off sale until that is done', async () => {
  const productId = await stockKurta({ M: 4, L: 0, XL: 0 });
  const before = await combinationsOf(productId);
  const order = await post('/purchase-orders', {
    ...{
      requestId: randomUUID(),
      supplierId,
      expectedOn: '2027-12-01',
      note: '',
      place: 'ordered',
    },
    lines: [{ productId, options: { Size: 'L' }, ordered: 5, unitCost: 50_000 }],
  });
  const { id, number, revision } = order.body.purchaseOrder as Record<string, string>;
  const transfer = await post('/transfers', {
    ...{ requestId: randomUUID(), fromId: FAIR, toId: STORE },
    lines: [{ productId, options: { Size: 'XL' }, quantity: 2 }],
  });
  const moving = transfer.body.transfer as Record<string, string>;

  const ordered = await sellOnly(productId, 'M', 'XL');
  expect(ordered).toMatchObject({ status: 409, body: { code: 'variant_in_use' } });
  expect(ordered.body.error).toContain(`L is in ${number}.`);
  const sent = await sellOnly(productId, 'M', 'L');
  expect(sent).toMatchObject({ status: 409, body: { code: 'variant_in_use' } });
  expect(sent.body.error).toContain(`XL is in ${moving.number}.`);
  expect(await combinationsOf(productId)).toEqual(before);

  await post(`/purchase-orders/${id}/cancel`, { revision, reason: 'Not woven any more' });
  await post(`/transfers/${moving.id}/cancel`, { revision: moving.revision, reason: 'Sold there' });
  expect((await sellOnly(productId, 'M')).status).toBe(200);
});

test('a return of a size that is no longer sold is in the inventory, and staff move and adjust it', async () => {
  const { orderId, productId } = await kurta({ stock: { M: 1, L: 2 } });
  expect(await sizesOf(productId)).toEqual({ M: 0, L: 2 });
  expect((await sellOnly(productId, 'L')).status).toBe(200);
  const line = { productId, options: { Size: 'M' } };
  const id = idOf(await ask(orderId, [{ ...line, quantity: 1, reason: 'damaged' }]));
  await step(id, 'approve', { revision: 0 });
  const back = await step(id, 'receive', {
    revision: 1,
    lines: [{ ...line, received: 1, restock: 1 }],
  });
  expect(back.status).toBe(200);
  expect(await rowOf(productId)).toMatchObject({
    available: 3,
    unassigned: 0,
    variants: [{ options: { Size: 'L' }, available: 2 }],
    retired: [{ options: { Size: 'M' }, available: 1 }],
  });

  const wish = {
    requestId: randomUUID(),
    fromId: STORE,
    toId: FAIR,
    lines: [{ ...line, quantity: 1 }],
  };
  const { transfer } = (await post('/transfers', wish)).body as {
    transfer: Record<string, string>;
  };
  expect(
    (await post(`/transfers/${transfer.id}/send`, { revision: transfer.revision })).status,
  ).toBe(200);
  expect(await rowOf(productId)).toMatchObject({ available: 2, retired: [] });

  const found = { requestId: randomUUID(), variantId: 'v1', difference: 2, reason: 'found' };
  const adjusted = await post(`/inventory/${productId}/adjust`, found);
  expect(adjusted.body.product).toMatchObject({ available: 4, retired: [{ available: 2 }] });
  await expectStockToBalance(productId);
});

test('units of a size that is no longer sold are not adjusted away with a product of one stock', async () => {
  const productId = await stockKurta({ M: 0, L: 3 });
  await db().doc(`products/${productId}`).update({ 'combinations.v2.retired': true });
  expect((await sellOnly(productId)).status).toBe(200);
  const wish = { requestId: randomUUID(), difference: -1, reason: 'lost' };
  const { status, body } = await post(`/inventory/${productId}/adjust`, wish);
  expect([status, body.code]).toEqual([409, 'below_zero']);
  expect(await rowOf(productId)).toMatchObject({ available: 3, retired: [{ available: 3 }] });
});
