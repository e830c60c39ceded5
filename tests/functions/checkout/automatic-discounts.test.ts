import { randomUUID } from 'node:crypto';

import { afterEach, expect, test } from 'vitest';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { asha, fromAnywhere } from '../checkout-fixtures.ts';
import { issueDiscount } from '../code-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
// Carts of other tests ask for these too, as long as they are switched on.
afterEach(async () => {
  for (const row of made.splice(0)) await switchOff(row.code);
});

interface Row {
  code: string;
  updatedAt: string;
}

const HOUR_MS = 3_600_000;
const made: Row[] = [];
const asAdmin = () => ({ token: admin.token });
const hours = (some: number) => new Date(Date.now() + some * HOUR_MS).toISOString();

/** Ten per cent off these products, applied automatically. */
const terms = (products: string[], changes: object = {}) => ({
  method: 'automatic',
  code: `AUTO-${randomUUID().slice(0, 12).toUpperCase()}`,
  description: 'Festival week',
  kind: 'percent',
  percent: 10,
  amount: 0,
  maxDiscount: null,
  minSubtotal: 0,
  collections: [],
  products,
  roles: [],
  perPersonLimit: null,
  totalLimit: null,
  startsAt: hours(-1),
  endsAt: null,
  ...changes,
});

async function create(products: string[], changes: object = {}): Promise<Row> {
  const { status, body } = await shop.post('/discounts', terms(products, changes), asAdmin());
  if (status !== 201) throw new Error(JSON.stringify(body));
  const row = body.discount as Row;
  made.push(row);
  return row;
}

async function switchOff(code: string): Promise<void> {
  const { body } = await shop.get(`/discounts/${code}`, asAdmin());
  const { updatedAt } = body.discount as Row;
  const wish = { active: false, updatedAt };
  expect((await shop.put(`/discounts/${code}/active`, wish, asAdmin())).status).toBe(200);
}

const cartOf = (...productIds: string[]) => ({
  items: productIds.map((productId) => ({ productId, quantity: 1 })),
});
const price = async (cart: object, options = {}) =>
  (await shop.post('/cart/price', cart, options)).body;

const order = (productIds: string[], amount: number, more: object = {}) =>
  shop.post(
    '/razorpay/create-order',
    {
      ...cartOf(...productIds),
      ...more,
      amount,
      currency: 'INR',
      receipt: `t_${randomUUID().slice(0, 30)}`,
      customer: asha,
    },
    fromAnywhere(),
  );

test('applies automatically to its products and stores each line’s share', async () => {
  const [saree, other] = [await stockProduct(), await stockProduct()];
  const { code } = await create([saree]);
  const answer = await price(cartOf(saree, other));
  expect(answer.totals).toMatchObject({ subtotal: 360_000, discount: 18_000, shipping: 0 });
  expect(answer.coupon).toEqual({
    code,
    description: 'Festival week',
    discount: 18_000,
    isAutomatic: true,
  });
  const { total } = answer.totals as { total: number };

  const { status, body } = await order([saree, other], total);
  expect(status).toBe(200);
  const stored = await db()
    .doc(`orders/${String(body.orderId)}`)
    .get();
  const lines = stored.get('lines') as { productId: string; discount: number }[];
  expect(lines.map(({ productId, discount }) => [productId, discount])).toEqual([
    [saree, 18_000],
    [other, 0],
  ]);
  expect(stored.get('coupon')).toMatchObject({ code, isAutomatic: true });
  expect((await db().doc(`discounts/${code}`).get()).get('used')).toBe(0);
  const { usage } = (await shop.get(`/discounts/${code}`, asAdmin())).body;
  expect(usage).toMatchObject({ orders: [{ discount: 18_000 }] });
});

test('returns the correct price to an outdated browser and charges nothing', async () => {
  const saree = await stockProduct();
  const plain = (await price(cartOf(saree))).totals as { total: number };
  await create([saree]);
  const { status, body } = await order([saree], plain.total);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'price_changed', details: { totals: { discount: 18_000 } } });
});

test('applies only the better of two discounts', async () => {
  const saree = await stockProduct();
  await create([saree]);
  const better = await create([saree], { percent: 30 });
  const { totals, coupon } = await price(cartOf(saree));
  expect(totals).toMatchObject({ discount: 54_000 });
  expect(coupon).toMatchObject({ code: better.code });
});

test('applies a code that saves more and keeps one that does not', async () => {
  const saree = await stockProduct();
  await create([saree]);
  const more = await issueDiscount({ percent: 20 });
  const less = await issueDiscount({ percent: 5 });
  const taken = await price({ ...cartOf(saree), couponCode: more });
  expect(taken.totals).toMatchObject({ discount: 36_000 });
  expect(taken.coupon).toEqual({ code: more, description: 'Ten per cent off', discount: 36_000 });

  const refused = await price({ ...cartOf(saree), couponCode: less });
  expect(refused).toMatchObject({
    code: 'coupon_beaten',
    error: 'You already save as much without this code: Festival week.',
  });
  const { total } = (await price(cartOf(saree))).totals as { total: number };
  expect((await order([saree], total, { couponCode: less })).body.code).toBe('coupon_beaten');
  expect((await db().doc(`discounts/${less}`).get()).get('used')).toBe(0);
});

test('refuses its name as a code at checkout', async () => {
  const saree = await stockProduct();
  const { code } = await create([await stockProduct()]);
  const refused = await price({ ...cartOf(saree), couponCode: code });
  expect(refused).toMatchObject({ code: 'coupon_not_valid', error: 'This code is not valid.' });
});

test('applies within its period, role and minimum order', async () => {
  const saree = await stockProduct();
  await create([saree], { startsAt: hours(1) });
  await create([saree], { startsAt: hours(-2), endsAt: hours(-1) });
  await create([saree], { minSubtotal: 180_001 });
  await create([saree], { roles: ['b2b_buyer'] });
  expect((await price(cartOf(saree))).totals).toMatchObject({ discount: 0 });
  const newcomer = await signUp('b2b_buyer');
  const plain = await price(cartOf(saree), { token: newcomer.token });
  expect(plain.totals).toMatchObject({ discount: 0 });
  const buyer = await signUp('b2b_buyer', { companyVerification: { state: 'verified' } });
  const theirs = await price(cartOf(saree), { token: buyer.token });
  expect(theirs.totals).toMatchObject({ discount: 18_000 });
});

test('stops applying once disabled but keeps existing orders', async () => {
  const saree = await stockProduct();
  const { code } = await create([saree]);
  const { total } = (await price(cartOf(saree))).totals as { total: number };
  const { body } = await order([saree], total);
  await switchOff(code);
  made.length = 0;
  expect((await price(cartOf(saree))).totals).toMatchObject({ discount: 0 });
  const closed = await shop.post('/razorpay/cancel-order', {
    orderId: body.orderId,
    trackingToken: body.trackingToken,
  });
  expect(closed.status).toBe(200);
  const kept = await db()
    .doc(`orders/${String(body.orderId)}`)
    .get();
  expect(kept.get('totals.discount')).toBe(18_000);
  expect((await db().doc(`discounts/${code}`).get()).get('used')).toBe(0);
});

test('refuses usage limits on creation and on change', async () => {
  const { status, body } = await shop.post(
    '/discounts',
    terms(['anything'], { perPersonLimit: 1 }),
    asAdmin(),
  );
  expect(status).toBe(400);
  expect(body.details).toEqual({ perPersonLimit: 'Only discount codes have usage limits' });

  const saree = await stockProduct();
  const { code, updatedAt } = await create([saree]);
  const { method: _method, code: _code, ...rest } = terms([saree], { totalLimit: 5 });
  const later = await shop.put(`/discounts/${code}`, { ...rest, updatedAt }, asAdmin());
  expect(later.body).toMatchObject({
    code: 'invalid',
    details: { totalLimit: 'Only discount codes have usage limits' },
  });
});

test('shows staff the titles of its products', async () => {
  const saree = await stockProduct({ title: 'Indigo saree' });
  const { code } = await create([saree, 'goneforgood']);
  const { body } = await shop.get(`/discounts/${code}`, asAdmin());
  expect(body.discount).toMatchObject({
    products: [saree, 'goneforgood'],
    titles: { [saree]: 'Indigo saree' },
  });
});
