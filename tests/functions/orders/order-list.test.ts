import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { reviewReason } from '@kargha/domain/payments/review-reason';
import type { Order } from '@kargha/domain/orders/order';
import { orderListing } from '@kargha/domain/orders/order-listing';
import { paise } from '@kargha/domain/money/paise';

import { db } from '../ledger-fixtures.ts';
import { asha } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, placeOrder } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { CAPTURED, ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

interface Row {
  id: string;
  worth: number;
}

async function list(query: Record<string, string>) {
  const asked = new URLSearchParams(query).toString();
  const { status, body } = await shop.get(`/orders?${asked}`, { token: admin.token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { rows: Row[]; nextCursor: string | null };
}

/** A name that only this test's orders have. */
const ownName = () => `zz${randomUUID().slice(0, 8).replaceAll('-', '')}`;

/** Stores an order of this customer, created so many minutes ago. */
async function written(
  name: string,
  minutes: number,
  fields: Partial<Order> = {},
): Promise<string> {
  const customer = {
    ...asha,
    name,
    address: { ...asha.address, line2: '', country: 'India' as const },
  };
  const createdAt = new Date(Date.UTC(2026, 5, 15) - minutes * 60_000);
  const { id } = await paidOrder({ customer, createdAt, ...fields });
  const reference = db().doc(`orders/${id}`);
  const order = (await reference.get()).data() as Order;
  await reference.update({ listing: orderListing(order) });
  return id;
}

test('finds an order by number, name, email, phone and tracking number', async () => {
  const email = `${ownName()}@kargha.example`;
  const { orderId } = await placeOrder(shop, { email });
  const { number } = (await db().doc(`orders/${orderId}`).get()).data() as Order;
  const found = async (search: string) => (await list({ search })).rows.map(({ id }) => id);
  expect(await found(email)).toEqual([orderId]);
  expect(await found(number.toLowerCase())).toEqual([orderId]);
  expect(await found(asha.name.slice(0, 4))).toContain(orderId);
  const staff = { shop, admin };
  await takeOrderStep(staff, orderId, 'confirm');
  await takeOrderStep(staff, orderId, 'pack');
  const awb = `AWB${ownName().toUpperCase()}`;
  await takeOrderStep(staff, orderId, 'ship', { courier: 'Hamsa Express', awb });
  expect(await found(awb)).toEqual([orderId]);
});

test('pages through each sorting without gaps or repetitions', async () => {
  const name = ownName();
  const made: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    const totals = { ...TOTALS, total: paise(100_000 + (at % 7) * 100) };
    made.push(await written(name, at, { totals }));
  }
  for (const sort of ['newest', 'oldest', 'highest', 'lowest']) {
    const first = await list({ search: name, sort });
    expect(first.rows).toHaveLength(25);
    const second = await list({ search: name, sort, cursor: first.nextCursor! });
    expect(second.nextCursor).toBeNull();
    const rows = [...first.rows, ...second.rows];
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(made));
    const worths = rows.map(({ worth }) => worth);
    if (sort === 'newest') expect(rows.map(({ id }) => id)).toEqual(made);
    if (sort === 'oldest') expect(rows.map(({ id }) => id)).toEqual([...made].reverse());
    if (sort === 'highest') expect(worths).toEqual([...worths].sort((a, b) => b - a));
    if (sort === 'lowest') expect(worths).toEqual([...worths].sort((a, b) => a - b));
  }
});

test('filters by state, payment, needed action and days in IST', async () => {
  const name = ownName();
  const packed = await written(name, 0, { state: 'packed' });
  const gone = await written(name, 24 * 60, { state: 'delivered' });
  const reviewReasons = [reviewReason('cancel_requested', {}, new Date())];
  const marked = await written(name, 48 * 60, { state: 'shipped', reviewReasons });
  const found = async (query: Record<string, string>) =>
    (await list({ search: name, ...query })).rows.map(({ id }) => id);
  expect(await found({ state: 'packed' })).toEqual([packed]);
  expect(await found({ state: 'completed' })).toEqual([gone]);
  expect(await found({ state: 'needs-action' })).toEqual([packed, marked]);
  expect(await found({ payment: 'paid' })).toEqual([packed, gone, marked]);
  expect(await found({ payment: 'failed' })).toEqual([]);
  expect(await found({ from: '2026-06-14', to: '2026-06-14' })).toEqual([gone]);
  expect(await found({ state: 'processing', payment: 'paid', to: '2026-06-13' })).toEqual([marked]);
  expect(await found({ sort: 'highest', from: '2026-06-15' })).toEqual([packed]);
});

test('finds an order by pincode, city, product, SKU, PO number and payment', async () => {
  const mark = ownName();
  const address = { ...asha.address, line2: '', pincode: '781001', city: `${mark}pur` };
  const customer = { ...asha, name: 'Rima', address: { ...address, country: 'India' as const } };
  const line = { title: `Mekhela ${mark}`, sku: `KG-${mark}`, productId: `p-${mark}` };
  const id = await written('Rima', 3, {
    customer,
    lines: [{ ...ORDERED_LINE, ...line }],
    purchaseOrderNumber: `PO/${mark}`,
    payment: { ...CAPTURED, paymentId: `pay_${mark}` },
  });
  const found = async (query: Record<string, string>) =>
    (await list(query)).rows.map((row) => row.id);
  const typed = [`${mark}pur`, `mekhela ${mark}`, mark, `kg-${mark}`, `po/${mark}`, `PAY_${mark}`];
  for (const search of typed) expect(await found({ search }), search).toEqual([id]);
  expect(await found({ search: '781 001' })).toContain(id);
  expect(await found({ product: line.productId })).toEqual([id]);
});

test('filters by state of delivery, courier, payment method and days of waiting', async () => {
  const name = ownName();
  const now = Date.UTC(2026, 5, 15);
  const waited = (days: number) => (now - Date.now()) / 60_000 + days * 24 * 60 + 1;
  const parcel = { id: 'parcel-1', awb: '', trackingUrl: '', lines: [], shippedAt: new Date() };
  const shipments = [{ ...parcel, courier: 'Blue Dart', deliveredAt: null }];
  const away = await written(name, waited(9), { state: 'shipped', shipments });
  const old = await written(name, waited(5), { state: 'packed' });
  const fresh = await written(name, waited(0), { state: 'placed' });
  const bank = await written(name, waited(2), { payment: { ...CAPTURED, method: 'netbanking' } });
  const found = async (query: Record<string, string>) =>
    (await list({ search: name, ...query })).rows.map(({ id }) => id);
  expect(await found({ courier: 'bluedart' })).toEqual([away]);
  expect(await found({ method: 'netbanking' })).toEqual([bank]);
  expect(await found({ region: asha.address.state })).toEqual([fresh, bank, old, away]);
  expect(await found({ region: 'Kerala' })).toEqual([]);
  expect(await found({ waiting: '2' })).toEqual([bank, old]);
  expect(await found({ waiting: '5', state: 'to-ship' })).toEqual([old]);
  expect(await found({ waiting: '1', state: 'delivered' })).toEqual([]);
});

async function listAll(query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list({
      ...query,
      ...(cursor && { cursor }),
    });
    ids.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

test('combines search, product and tag over pages without gaps', async () => {
  const name = ownName();
  const made: string[] = [];
  for (let at = 0; at < 60; at += 1) {
    const lines = [{ ...ORDERED_LINE, productId: at % 2 === 0 ? 'p-wanted' : 'p-other' }];
    const id = await written(name, at, { lines, tags: at % 3 === 0 ? ['t-gift'] : [] });
    if (at % 6 === 0) made.push(id);
  }
  const query = { search: name, product: 'p-wanted', tag: 't-gift' };
  expect(await listAll(query)).toEqual(made);
  const asked = new URLSearchParams(query).toString();
  const { body } = await shop.get(`/orders/bulk/count?${asked}`, { token: admin.token });
  expect(body.count).toBe(made.length);
});

test('refuses unknown filters, invalid days and broken cursors with a message', async () => {
  for (const query of [
    'state=lost',
    'from=2026-13-40',
    'sort=luck',
    'size=99999',
    'cursor=x~y',
    'waiting=4',
    'region=Goa1',
    'tag=a b',
  ]) {
    const { status, body } = await shop.get(`/orders?${query}`, { token: admin.token });
    expect(status, query).toBe(400);
    expect(String(body.error).length).toBeGreaterThan(10);
  }
});

test('restricts the list to staff', async () => {
  const customer = await signUp('customer');
  expect((await shop.get('/orders')).status).toBe(401);
  expect((await shop.get('/orders', { token: customer.token })).status).toBe(403);
});

const TOTALS = {
  subtotal: paise(100_000),
  discount: paise(0),
  shipping: paise(0),
  tax: paise(0),
  giftCard: paise(0),
  total: paise(100_000),
};
