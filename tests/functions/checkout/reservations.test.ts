import { beforeEach, expect, test } from 'vitest';

import { createPaymentOrder } from '../../../functions/src/money/checkout/create-order.ts';
import { db, expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { asha, checkoutOf, close, fromAnywhere, open } from '../checkout-fixtures.ts';
import { checkoutWith, expectCodeUsesToMatch, issueDiscount, TEN_OFF } from '../code-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';
import { openInProcessShop } from '../in-process-shop.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();

const PRODUCTS = 20;
const UNITS_OF_EACH = 50;
const TENTH = (PRODUCTS * UNITS_OF_EACH) / 10;

let productIds: string[];
beforeEach(async () => {
  await clearIsolatedDatabase();
  productIds = await Promise.all(
    Array.from({ length: PRODUCTS }, () => stockProduct({ quantity: UNITS_OF_EACH })),
  );
});

const create = (checkout: object, from: object) =>
  shop.post('/razorpay/create-order', checkout, from);

/** So many units of the products, spread over all of them in turn. */
function order(units: number, first = 0) {
  const each = Math.ceil(units / PRODUCTS);
  const wanted = Array.from({ length: Math.ceil(units / each) }, (_, place) => ({
    productId: productIds[(first + place) % PRODUCTS]!,
    quantity: each,
    price: 1800,
  }));
  return checkoutOf(...wanted);
}

async function reserved(): Promise<number> {
  const stocks = await Promise.all(productIds.map(stockOf));
  return stocks.reduce((sum, { committed }) => sum + committed, 0);
}

test('limits unpaid reservations of one address to a tenth of the stock', async () => {
  const from = fromAnywhere();
  for (let round = 0; round < 3; round += 1) {
    const answers = await concurrently(40, (rival) => {
      const email = `unknown${rival}@kargha.example`;
      const large = order([400, 20, 1000, 20][rival % 4]!, rival);
      return create({ ...large, customer: { ...asha, email } }, from);
    });
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([200, 429]));
    expect(await reserved()).toBeGreaterThan(0);
    expect(await reserved()).toBeLessThanOrEqual(TENTH);
    shop.passMinutes(16);
    await shop.sweep();
    expect(await reserved()).toBe(0);
  }
  await expectStockToBalance(...productIds);
});

test('does not raise the limit for forged addresses', async () => {
  await concurrently(30, (rival) =>
    create(order(20, rival), { from: `198.51.100.${rival}, 203.0.113.77` }),
  );
  expect(await reserved()).toBeGreaterThan(0);
  expect(await reserved()).toBeLessThanOrEqual(TENTH);
});

test('counts expired reservations until they are released', async () => {
  const from = fromAnywhere();
  await concurrently(10, (rival) => create(order(20, rival), from));
  shop.passMinutes(16);
  await concurrently(10, (rival) => create(order(20, rival + 7), from));
  expect(await reserved()).toBeLessThanOrEqual(TENTH);
});

test('allows sixty items, sixty more after payment, and refuses a thousand', async () => {
  const [towels, others] = await Promise.all([
    stockProduct({ quantity: 60 }),
    stockProduct({ quantity: 60 }),
  ]);
  const from = fromAnywhere();
  const sixty = (productId: string) => checkoutOf({ productId, quantity: 60, price: 1800 });
  const first = await open(shop, sixty(towels), from);
  expect(await create(order(100), from)).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_requests',
      error: expect.stringMatching(/^This is more than/) as string,
    },
  });
  await shop.post('/razorpay/verify-payment', await pay(first.gatewayOrderId));
  await open(shop, sixty(others), from);
  expect(await stockOf(towels)).toEqual({ quantity: 0, committed: 60 });
  expect(await stockOf(others)).toEqual({ quantity: 0, committed: 60 });
});

test('lets only verified business buyers reserve more', async () => {
  const { context } = openInProcessShop();
  const buyer = { role: 'b2b_buyer', accessCodes: [] };
  await db().doc('users/new').set(buyer);
  await db()
    .doc('users/known')
    .set({ ...buyer, companyVerification: { state: 'verified' } });
  const customer = { ...asha, address: { ...asha.address, line2: '', country: 'India' as const } };
  const buy = (uid: string) =>
    createPaymentOrder(
      context,
      { uid, address: '203.0.113.9' },
      { ...order(400), currency: 'INR', customer },
    );
  await expect(buy('new')).rejects.toMatchObject({ status: 429 });
  expect(await reserved()).toBe(0);
  await buy('known');
  expect(await reserved()).toBe(400);
});

test('limits unpaid reservations of the last items to six a day per address', async () => {
  const productId = await stockProduct({ quantity: 3 });
  const from = fromAnywhere();
  const pieces = (quantity: number) => checkoutOf({ productId, quantity, price: 1800 });
  const bought = await open(shop, pieces(2), from);
  await shop.post('/razorpay/verify-payment', await pay(bought.gatewayOrderId));
  const checkout = pieces(1);
  for (let time = 0; time < 6; time += 1) await close(shop, await open(shop, checkout, from));
  const refused = {
    status: 429,
    body: { error: expect.stringMatching(/^This was reserved/) as string },
  };
  expect(await create(checkout, from)).toMatchObject(refused);
  expect(await create(pieces(1), from)).toMatchObject(refused);
  await close(shop, await open(shop, pieces(1)));
  shop.passMinutes(24 * 60 + 1);
  await close(shop, await open(shop, pieces(1), from));
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 2 });
});

test('limits unpaid reservations of the last code use to six a day per address', async () => {
  const productId = productIds[0]!;
  const couponCode = await issueDiscount({ totalLimit: 1 });
  const from = fromAnywhere();
  const checkout = () => checkoutWith(productId, { couponCode }, { discount: TEN_OFF });
  for (let time = 0; time < 6; time += 1) {
    await open(shop, checkout(), from);
    expect((await create(checkout(), fromAnywhere())).body.code).toBe('coupon_not_valid');
    shop.passMinutes(16);
    await shop.sweep();
  }
  expect((await create(checkout(), from)).status).toBe(429);
  const { orderId, gatewayOrderId } = await open(shop, checkout());
  const { status } = await shop.post('/razorpay/verify-payment', await pay(gatewayOrderId));
  expect([status, (await orderOf(orderId)).state]).toEqual([200, 'placed']);
  await expectCodeUsesToMatch(couponCode, 1);
});
