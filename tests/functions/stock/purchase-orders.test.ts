import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import { db, expectStockToBalance, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

interface Order {
  id: string;
  number: string;
  state: string;
  revision: number;
  total: number;
  lines: { accepted: number; rejected: number }[];
  receipts: unknown[];
}

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin', { fullName: 'Sita Staff' }));
let supplierId: string;
beforeAll(async () => {
  const wish = { requestId: randomUUID(), name: 'Test weavers', state: 'Kerala' };
  const { body } = await shop.post('/purchase-orders/suppliers', wish, asAdmin());
  supplierId = (body.supplier as { id: string }).id;
});

const asAdmin = () => ({ token: admin.token });
const requestedLine = (productId: string, ordered = 10, unitCost = 50_000) => ({
  ...{ supplierId, expectedOn: '2026-12-01', note: 'By bus' },
  lines: [{ productId, ordered, unitCost }],
});
const post = (path: string, body: object) => shop.post(`/purchase-orders${path}`, body, asAdmin());
const orderIn = (body: Record<string, unknown>) => body.purchaseOrder as Order;

async function ordered(productId: string, pieces = 10, unitCost = 50_000): Promise<Order> {
  const wish = { ...requestedLine(productId, pieces, unitCost), place: 'ordered' };
  const { status, body } = await post('', { requestId: randomUUID(), ...wish });
  expect(status).toBe(200);
  return orderIn(body);
}

const delivery = (order: Order, productId: string, accepted: number, rejected = 0) => ({
  receiptId: randomUUID(),
  revision: order.revision,
  lines: [{ productId, accepted, rejected }],
});

test('creates an order once per request id, with its number and total', async () => {
  const productId = await stockProduct();
  const wish = { requestId: randomUUID(), ...requestedLine(productId, 3, 33_333) };
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('', wish)));
  const orders = answers.map(({ body }) => orderIn(body));
  expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
  expect(orders[0]).toMatchObject({ id: wish.requestId, state: 'draft', total: 99_999 });
  const rows = await db()
    .collection('audit')
    .where('target', '==', `purchaseOrders/${wish.requestId}`)
    .get();
  expect(rows.docs.map((row) => row.get('action') as string)).toEqual(['purchaseOrder.create']);
});

test('gives twenty concurrent orders twenty numbers', async () => {
  const productId = await stockProduct();
  const orders = await concurrently(20, () => ordered(productId));
  expect(new Set(orders.map(({ number }) => number)).size).toBe(20);
  for (const { number } of orders) expect(number).toMatch(/^PO-\d+$/);
});

test('adds accepted items of a delivery to stock, ledger and unit cost', async () => {
  const productId = await stockProduct({ quantity: 1, committed: 3 });
  const costing = db().doc(`products/${productId}/private/costing`);
  await costing.set({ unitCost: 300 });
  const order = await ordered(productId);
  const first = await post(`/${order.id}/receipts`, delivery(order, productId, 4, 1));
  expect(orderIn(first.body)).toMatchObject({
    state: 'partial',
    lines: [{ accepted: 4, rejected: 1 }],
  });
  expect(await stockOf(productId)).toEqual({ quantity: 5, committed: 3 });
  // Four items at ₹300 and four at ₹500.
  expect((await costing.get()).data()).toMatchObject({ unitCost: 400, stockValue: 320_000 });

  const second = await post(`/${order.id}/receipts`, delivery(orderIn(first.body), productId, 5));
  expect(orderIn(second.body).state).toBe('received');
  expect(await stockOf(productId)).toEqual({ quantity: 10, committed: 3 });
  await expectStockToBalance(productId);
});

test('records a delivery once when it is sent thirty times at once', async () => {
  const productId = await stockProduct({ quantity: 0 });
  const order = await ordered(productId);
  const came = delivery(order, productId, 6);
  const answers = await concurrently(30, () => post(`/${order.id}/receipts`, came));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(orderIn(body).receipts).toHaveLength(1);
  }
  expect(await stockOf(productId)).toEqual({ quantity: 6, committed: 0 });
  await expectStockToBalance(productId);
});

test('rejects the second of two concurrent deliveries', async () => {
  const productId = await stockProduct({ quantity: 0 });
  const order = await ordered(productId);
  const answers = await concurrently(10, () =>
    post(`/${order.id}/receipts`, delivery(order, productId, 6)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(9);
  for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'stale']);
  expect(await stockOf(productId)).toEqual({ quantity: 6, committed: 0 });
});

test('rejects empty or excessive deliveries and products of other orders', async () => {
  const productId = await stockProduct({ quantity: 0, title: 'Test piece' });
  const order = await ordered(productId, 5);
  const refusals = [
    [delivery(order, productId, 6), 'Only 5 pieces of Test piece are still expected.'],
    [delivery(order, productId, 0), 'Enter how many pieces arrived.'],
    [delivery(order, 'stranger', 1), 'A product in this delivery is not in the order.'],
  ] as const;
  for (const [came, error] of refusals) {
    const { status, body } = await post(`/${order.id}/receipts`, came);
    expect([status, body.error]).toEqual([400, error]);
  }
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 0 });
});

test('allows changes to an order until its first delivery', async () => {
  const productId = await stockProduct();
  const draft = orderIn(
    (await post('', { requestId: randomUUID(), ...requestedLine(productId) })).body,
  );
  const edit = (revision: number, pieces: number) =>
    shop.put(
      `/purchase-orders/${draft.id}`,
      { ...requestedLine(productId, pieces), revision },
      asAdmin(),
    );
  const early = await post(`/${draft.id}/receipts`, delivery(draft, productId, 1));
  expect([early.status, early.body.code]).toEqual([409, 'not_allowed']);
  const changed = orderIn((await edit(0, 4)).body);
  expect(changed).toMatchObject({ revision: 1, total: 200_000 });
  expect((await edit(0, 9)).body.code).toBe('stale');
  const placed = orderIn((await post(`/${draft.id}/order`, { revision: 1 })).body);
  expect(placed.state).toBe('ordered');
  const came = orderIn((await post(`/${draft.id}/receipts`, delivery(placed, productId, 1))).body);
  expect((await edit(came.revision, 9)).body.code).toBe('not_allowed');
});

test('cancels with a reason, keeps received items and ends the order', async () => {
  const productId = await stockProduct({ quantity: 0 });
  const order = await ordered(productId);
  const came = orderIn((await post(`/${order.id}/receipts`, delivery(order, productId, 2))).body);
  const { revision } = came;
  expect((await post(`/${order.id}/cancel`, { revision })).status).toBe(400);
  const { body } = await post(`/${order.id}/cancel`, { revision, reason: 'The loom broke' });
  expect(orderIn(body).state).toBe('cancelled');
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 0 });
  const late = await post(`/${order.id}/receipts`, delivery(orderIn(body), productId, 1));
  expect(late.body.code).toBe('not_allowed');
});

test('filters orders by state and updates the figures', async () => {
  const productId = await stockProduct({ quantity: 0 });
  const totals = async () =>
    (await shop.get('/purchase-orders/totals', asAdmin())).body.totals as Record<string, number>;
  const before = await totals();
  const order = await ordered(productId, 2, 70_000);
  expect((await totals()).value).toBe(Number(before.value) + 140_000);
  const listed = async (filter: string) => {
    const { body } = await shop.get(`/purchase-orders?filter=${filter}`, asAdmin());
    return (body.rows as Order[]).map(({ id }) => id);
  };
  expect(await listed('open')).toContain(order.id);
  expect(await listed('received')).not.toContain(order.id);
  await post(`/${order.id}/receipts`, delivery(order, productId, 2));
  expect(await listed('open')).not.toContain(order.id);
  expect(await listed('received')).toContain(order.id);
  expect(await listed('all')).toContain(order.id);
  const after = await totals();
  expect(after.receivedThisMonth).toBe(Number(before.receivedThisMonth) + 1);
});

test('rejects an unknown supplier or product', async () => {
  const productId = await stockProduct();
  const send = (wrong: object) =>
    post('', { requestId: randomUUID(), ...requestedLine(productId), ...wrong });
  expect((await send({ supplierId: 'unknown' })).body.error).toBe(
    'We could not find this supplier.',
  );
  expect((await send(requestedLine('no-such-product'))).body.error).toBe(
    'A product in this order no longer exists.',
  );
});

test('refuses everyone but staff', async () => {
  const customer = { token: (await signUp('customer')).token };
  for (const options of [{}, customer]) {
    const answers = [
      await shop.get('/purchase-orders', options),
      await shop.get('/purchase-orders/totals', options),
      await shop.get('/purchase-orders/suppliers', options),
      await shop.get('/purchase-orders/po-1', options),
      await shop.post('/purchase-orders', requestedLine('p1'), options),
      await shop.put('/purchase-orders/po-1', requestedLine('p1'), options),
      await shop.post('/purchase-orders/po-1/receipts', {}, options),
      await shop.post('/purchase-orders/po-1/cancel', {}, options),
      await shop.post('/purchase-orders/po-1/order', {}, options),
      await shop.post('/purchase-orders/suppliers', {}, options),
    ];
    const expected = 'token' in options ? 403 : 401;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
});
