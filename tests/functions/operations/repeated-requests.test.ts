import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import { db, expectStockToBalance, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { draftOf } from '../draft-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const goods = createBeforeAll(async () => ({ productId: await stockProduct({ quantity: 9 }) }));
const SUPPLIER = randomUUID();
const ROOMS = [`store-${randomUUID().slice(0, 8)}`, `tent-${randomUUID().slice(0, 8)}`] as const;

const post = (path: string, body: object) => shop.post(path, body, { token: admin.token });
const stored = async (path: string) => (await db().doc(path).get()).data();

beforeAll(async () => {
  await post('/purchase-orders/suppliers', { requestId: SUPPLIER, name: 'Weavers', state: '' });
  await addRooms();
});

/** Retries when another test changes the list at the same time. */
async function addRooms(): Promise<void> {
  const own = ROOMS.map((id) => ({ id, name: id, sells: true }));
  for (;;) {
    const { body } = await shop.get('/transfers/places', { token: admin.token });
    const { places, revision } = body as { places: object[]; revision: number };
    const change = { places: [...places.slice(-20), ...own], revision };
    const { status } = await shop.put('/transfers/places', change, { token: admin.token });
    if (status !== 409) return;
  }
}

const line = () => ({ productId: goods.productId, quantity: 2 });
const purchase = () => ({
  supplierId: SUPPLIER,
  expectedOn: '2036-12-01',
  lines: [{ productId: goods.productId, ordered: 6, unitCost: 50_000 }],
});

const KINDS = [
  ['draft order', '/draft-orders', 'draftOrders', () => draftOf([goods.productId])],
  ['purchase order', '/purchase-orders', 'purchaseOrders', purchase],
  [
    'transfer',
    '/transfers',
    'transfers',
    () => ({ fromId: ROOMS[0], toId: ROOMS[1], lines: [line()] }),
  ],
] as const;

test.each(KINDS)(
  'reports a conflict for a changed %s after a lost response',
  async (_what, path, collection, content) => {
    const sent = { requestId: randomUUID(), ...content(), note: 'By bus' };
    const first = await post(path, sent);
    expect(first.status).toBeLessThan(300);
    expect((await post(path, sent)).body).toEqual(first.body);
    expect(await post(path, { ...sent, note: 'By train' })).toMatchObject({
      status: 409,
      body: {
        code: 'already_saved',
        error: 'This was already saved, but without your latest change. Open it to edit it.',
        details: { id: sent.requestId },
      },
    });
    expect(await stored(`${collection}/${sent.requestId}`)).toMatchObject({ note: 'By bus' });
  },
);

test('hides the code of a gift card that was sent to another address', async () => {
  const sent = {
    requestId: randomUUID(),
    customerName: 'Asha Verma',
    customerEmail: 'asha.verma@kargha.example',
    amount: 50_000,
    expiresOn: '2036-12-31',
    sendMail: true,
  };
  const first = await post('/gift-cards', sent);
  expect(first.status).toBe(200);
  const other = await post('/gift-cards', { ...sent, customerEmail: 'asha@kargha.example' });
  expect(other).toMatchObject({ status: 409, body: { code: 'already_saved' } });
  expect(JSON.stringify(other.body)).not.toContain(String(first.body.code));
  expect((await post('/gift-cards', sent)).body).toEqual(first.body);
});

test('rejects another adjustment with the same id', async () => {
  const productId = await stockProduct({ quantity: 9 });
  const path = `/inventory/${productId}/adjust`;
  const sent = { requestId: randomUUID(), difference: -2, reason: 'damaged', note: 'moths' };
  expect((await post(path, sent)).status).toBe(200);
  for (const changes of [{ difference: -3 }, { reason: 'lost' }, { note: 'damp' }]) {
    expect(await post(path, { ...sent, ...changes })).toMatchObject({
      status: 409,
      body: { code: 'already_saved' },
    });
  }
  expect((await post(path, sent)).status).toBe(200);
  expect(await stockOf(productId)).toEqual({ quantity: 7, committed: 0 });
  await expectStockToBalance(productId);
});

test('rejects another delivery with the same id', async () => {
  const productId = await stockProduct({ quantity: 0 });
  const lines = [{ productId, ordered: 6, unitCost: 50_000 }];
  const wish = { requestId: randomUUID(), ...purchase(), lines, place: 'ordered' };
  expect((await post('/purchase-orders', wish)).status).toBe(200);
  const path = `/purchase-orders/${wish.requestId}/receipts`;
  const came = (accepted: number) => [{ productId, accepted, rejected: 0 }];
  const sent = { receiptId: randomUUID(), revision: 0, lines: came(4) };
  expect((await post(path, sent)).status).toBe(200);
  for (const changed of [{ lines: came(5) }, { note: 'Two are wet' }]) {
    expect(await post(path, { ...sent, ...changed })).toMatchObject({
      status: 409,
      body: { code: 'already_saved' },
    });
  }
  expect((await post(path, sent)).status).toBe(200);
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 0 });
});

test('adds a supplier once and rejects another name with the same id', async () => {
  const sent = { requestId: randomUUID(), name: 'Phulia weavers', state: 'West Bengal' };
  const first = await post('/purchase-orders/suppliers', sent);
  expect((await post('/purchase-orders/suppliers', sent)).body).toEqual(first.body);
  const other = await post('/purchase-orders/suppliers', { ...sent, name: 'Shantipur weavers' });
  expect(other).toMatchObject({ status: 409, body: { code: 'already_saved' } });
  expect(await stored(`suppliers/${sent.requestId}`)).toMatchObject({ name: 'Phulia weavers' });
});
