import { expect, test } from 'vitest';

import { db, orderOf, stockKurta, stockProduct } from '../ledger-fixtures.ts';
import { verifiedBuyer } from '../bulk-order-fixtures.ts';
import { checkoutOf, fromAnywhere } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const buyer = createBeforeAll(() => verifiedBuyer());
const admin = createBeforeAll(() => signUp('admin'));

const RULES = { minimum: 20, multiple: 10, leadTimeDays: 14 };
const TIERS = [
  { from: 20, percentOff: 10 },
  { from: 50, percentOff: 20 },
];

async function bulkProduct(): Promise<string> {
  const id = await stockProduct({ quantity: 100, bulk: RULES });
  await db().doc(`products/${id}/private/bulk`).set({ tiers: TIERS });
  return id;
}

const wanted = (productId: string, quantity: number, price: number) =>
  checkoutOf({ productId, quantity, price });

const order = (body: object, person?: Person) =>
  shop.post('/razorpay/create-order', body, {
    ...fromAnywhere(),
    ...(person && { token: person.token }),
  });

test('charges a verified buyer the tier price and records it in the order', async () => {
  const id = await bulkProduct();
  const { status, body } = await order(wanted(id, 20, 1620), buyer);
  expect(status).toBe(200);
  const [line] = (await orderOf(body.orderId)).lines;
  expect(line).toMatchObject({ unitPrice: 162_000, quantity: 20, discount: 0 });
  expect((await order(wanted(id, 50, 1440), await verifiedBuyer())).status).toBe(200);
});

test('counts the sizes of a product together, in the cart and in the order', async () => {
  const id = await stockKurta({ M: 50, L: 50 }, { bulk: RULES });
  await db().doc(`products/${id}`).update({ 'combinations.v2.price': 2000 });
  await db().doc(`products/${id}/private/bulk`).set({ tiers: TIERS });
  const sizes = (m: number, l: number, percent: number) =>
    checkoutOf(
      { productId: id, options: { Size: 'M' }, quantity: m, price: (1800 * percent) / 100 },
      { productId: id, options: { Size: 'L' }, quantity: l, price: (2000 * percent) / 100 },
    );
  expect((await order(sizes(12, 8, 100), await verifiedBuyer())).body.code).toBe('price_changed');
  const { status, body } = await order(sizes(12, 8, 90), await verifiedBuyer());
  expect(status).toBe(200);
  expect((await orderOf(body.orderId)).lines).toMatchObject([
    { options: { Size: 'M' }, unitPrice: 162_000, quantity: 12 },
    { options: { Size: 'L' }, unitPrice: 180_000, quantity: 8 },
  ]);
  expect((await order(sizes(11, 8, 90), await verifiedBuyer())).body.code).toBe('price_changed');
});

test.each([
  [19, 1800],
  [25, 1800],
  [1, 1800],
])(
  'charges the regular price for %d items, which the rules do not allow',
  async (quantity, price) => {
    const id = await bulkProduct();
    expect((await order(wanted(id, quantity, price), await verifiedBuyer())).status).toBe(200);
    expect(await order(wanted(id, quantity, 1620), await verifiedBuyer())).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    });
  },
);

test('charges guests, customers and unverified buyers the regular price', async () => {
  const id = await bulkProduct();
  const people = [undefined, await signUp('customer'), await signUp('b2b_buyer')];
  for (const person of people) {
    expect(await order(wanted(id, 20, 1620), person)).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    });
  }
  expect((await order(wanted(id, 20, 1800))).status).toBe(200);
});

test('removes the tier prices as soon as the verification is withdrawn', async () => {
  const id = await bulkProduct();
  const other = await verifiedBuyer();
  await db().doc(`users/${other.uid}`).update({ 'companyVerification.state': 'rejected' });
  expect((await order(wanted(id, 20, 1620), other)).body.code).toBe('price_changed');
});

test('uses the same price in the cart and the order', async () => {
  const id = await bulkProduct();
  const items = [{ productId: id, quantity: 50 }];
  const { body } = await shop.post('/cart/price', { items }, { token: buyer.token });
  expect(body.lines).toMatchObject([{ unitPrice: 144_000 }]);
});

test('never returns the tiers to other users', async () => {
  const id = await bulkProduct();
  const { body } = await shop.get(`/products/${id}`);
  expect(body.product).toMatchObject({ bulk: RULES });
  expect(JSON.stringify(body)).not.toContain('percentOff');
});

test.each([
  [{ minimum: 20, multiple: 10, tiers: [{ from: 20, percentOff: 31 }] }],
  [{ minimum: -1 }],
  [{ minimum: 1e9 }],
  [{ minimum: 25, multiple: 10 }],
])('rejects %o', async (bulk) => {
  const id = await bulkProduct();
  const answer = await shop.put(`/products/${id}`, { bulk }, { token: admin.token });
  expect(answer.status).toBe(400);
  expect((await db().doc(`products/${id}`).get()).get('bulk')).toEqual(RULES);
});

test('charges buyers the saved tiers; null removes them', async () => {
  const id = await bulkProduct();
  const put = (bulk: unknown) => shop.put(`/products/${id}`, { bulk }, { token: admin.token });
  const tiers = [{ from: 30, percentOff: 30 }];
  expect((await put({ minimum: 30, multiple: 15, leadTimeDays: 7, tiers })).status).toBe(200);
  expect((await db().doc(`products/${id}`).get()).get('bulk')).toEqual({
    minimum: 30,
    multiple: 15,
    leadTimeDays: 7,
  });
  expect((await order(wanted(id, 30, 1260), await verifiedBuyer())).status).toBe(200);
  expect((await put(null)).status).toBe(200);
  expect((await order(wanted(id, 30, 1800), await verifiedBuyer())).status).toBe(200);
  expect((await db().doc(`products/${id}/private/bulk`).get()).get('tiers')).toEqual([]);
});
