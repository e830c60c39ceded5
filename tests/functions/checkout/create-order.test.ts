import fc from 'fast-check';
import { expect, test } from 'vitest';

import { db, expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { amountOf, asha, checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { sandboxState } from '../sandbox-client.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();
const shop = isolatedShop();

const post = (checkout: unknown) => shop.post('/razorpay/create-order', checkout, fromAnywhere());

test('opens an order and its gateway order at the server price and reserves stock', async () => {
  const productId = await stockProduct({ price: 1800, quantity: 5 });
  const { status, body, headers } = await post(checkoutOf({ productId, quantity: 2, price: 1800 }));
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    success: true,
    order: { amount: 424_800, currency: 'INR' },
    orderNumber: expect.stringMatching(/^KG-[0-9A-HJKMNP-TV-Z]{8}$/),
    trackingToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    keyId: expect.stringMatching(/^rzp_test_/),
  });
  expect(body.heldForSeconds).toBeGreaterThan(0);
  expect(body.heldForSeconds).toBeLessThanOrEqual(15 * 60);
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 2 });
  const order = await orderOf(body.orderId);
  expect(order).toMatchObject({
    state: 'pending_payment',
    uid: null,
    totals: { subtotal: 360_000, shipping: 0, tax: 64_800, total: 424_800 },
    customer: asha,
    payment: { state: 'pending', captured: 0 },
  });
  const gatewayOrder = (await sandboxState()).orders.find(({ receipt }) => receipt === order.id);
  expect(gatewayOrder).toMatchObject({ id: order.payment.gatewayOrderId, amount: 424_800 });
  await expectStockToBalance(productId);
});

test('stores the uid of a signed-in shopper and refuses a wrong token', async () => {
  const productId = await stockProduct();
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const { uid, token } = await signUp('customer');
  const { orderId } = await open(shop, checkout, { token });
  expect((await orderOf(orderId)).uid).toBe(uid);
  const refused = await shop.post('/razorpay/create-order', checkout, { token: 'not.a.token' });
  expect(refused).toMatchObject({ status: 401, body: { success: false, code: 'sign_in_needed' } });
});

test('returns the correct amount for a wrong one and reserves nothing', async () => {
  const productId = await stockProduct({ price: 1800 });
  const checkout = checkoutOf({ productId, quantity: 1, price: 1500 });
  expect(await post(checkout)).toMatchObject({
    status: 409,
    body: {
      success: false,
      code: 'price_changed',
      details: { amount: amountOf([{ productId, quantity: 1, price: 1800 }]) },
    },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 10, committed: 0 });
});

test('refuses every tampered amount', async () => {
  const productId = await stockProduct({ price: 1800, quantity: 1000 });
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const amounts = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.string(),
    fc.constant(null),
    fc.array(fc.integer()),
  );
  await fc.assert(
    fc.asyncProperty(amounts, async (amount) => {
      fc.pre(amount !== checkout.amount);
      const { status, body } = await post({ ...checkout, amount });
      expect([400, 409]).toContain(status);
      expect(body).toMatchObject({ success: false, error: expect.any(String) });
    }),
    { numRuns: 150 },
  );
  expect(await stockOf(productId)).toEqual({ quantity: 1000, committed: 0 });
});

test('names products that are short, counting lines of one product together', async () => {
  const productId = await stockProduct({ quantity: 3 });
  const twice = checkoutOf(
    { productId, quantity: 2, price: 1800 },
    { productId, quantity: 2, price: 1800 },
  );
  expect(await post(twice)).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', details: { items: [{ productId, available: 3, requested: 4 }] } },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 3, committed: 0 });
});

test('refuses draft, archived and unknown products', async () => {
  const [draft, archived] = [
    await stockProduct({ status: 'draft' }),
    await stockProduct({ status: 'archived' }),
  ];
  for (const productId of [draft, archived, 'no-such-product']) {
    expect(await post(checkoutOf({ productId, quantity: 1, price: 1800 }))).toMatchObject({
      status: 409,
      body: { code: 'not_for_sale', details: { items: [{ productId }] } },
    });
  }
});

test('sells a restricted product to holders of its access code only', async () => {
  const productId = await stockProduct({ restricted: true, accessCodeId: 'code-of-test' });
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  expect((await post(checkout)).body.code).toBe('not_for_sale');
  const holder = await signUp('customer', { accessCodes: ['code-of-test'] });
  await open(shop, checkout, { token: holder.token });
  expect(await stockOf(productId)).toEqual({ quantity: 9, committed: 1 });
});

test('sells made-to-order and untracked products without stock', async () => {
  const uncounted = await stockProduct({ trackQuantity: false, quantity: 0 });
  const toOrder = await stockProduct({ continueSelling: true, quantity: 0 });
  await open(
    shop,
    checkoutOf(
      { productId: uncounted, quantity: 3, price: 1800 },
      { productId: toOrder, quantity: 2, price: 1800 },
    ),
  );
  expect(await stockOf(uncounted)).toEqual({ quantity: 0, committed: 0 });
  expect(await stockOf(toOrder)).toEqual({ quantity: -2, committed: 2 });
});

test('names each missing field of an empty form', async () => {
  const { status, body } = await post({ items: [], customer: { address: {} } });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    success: false,
    code: 'invalid',
    details: {
      amount: 'The amount is missing.',
      receipt: 'The receipt is missing.',
      items: 'The order has no items.',
      'customer.name': 'Name is required',
      'customer.address.pincode': 'Pincode is required',
    },
  });
});

test('stores only the known customer fields', async () => {
  const productId = await stockProduct();
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const more = { landmark: 'Opposite the temple', tags: [[1]], '': 'x', 'a.b': null };
  const customer = { ...asha, ...more, address: { ...asha.address, ...more } };
  const { orderId } = await open(shop, { ...checkout, customer });
  expect((await orderOf(orderId)).customer).toEqual({
    ...asha,
    address: { ...asha.address, line2: '' },
  });
});

test('returns the same order for twenty requests with one receipt', async () => {
  const productId = await stockProduct();
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const first = await concurrently(20, () => open(shop, checkout));
  const again = await open(shop, checkout);
  for (const order of first) expect(order).toEqual(again);
  expect(await stockOf(productId)).toEqual({ quantity: 9, committed: 1 });
  await expectStockToBalance(productId);
});

test('creates another order for another person with the same receipt', async () => {
  const productId = await stockProduct();
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const mine = await open(shop, checkout);
  const theirs = await open(shop, {
    ...checkout,
    customer: { ...asha, email: 'ravi@kargha.example' },
  });
  expect(theirs.orderId).not.toBe(mine.orderId);
  expect(theirs.trackingToken).not.toBe(mine.trackingToken);
});

test('refuses other items under one receipt but accepts a corrected address', async () => {
  const productId = await stockProduct();
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const { orderId } = await open(shop, checkout);
  const more = checkoutOf({ productId, quantity: 2, price: 1800 });
  expect((await post({ ...more, receipt: checkout.receipt })).body.code).toBe('receipt_used');
  const address = { ...asha.address, line1: '5 Mill Road' };
  await open(shop, { ...checkout, customer: { ...asha, address } });
  expect((await orderOf(orderId)).customer.address.line1).toBe('5 Mill Road');
});

test('records every event of the order', async () => {
  const productId = await stockProduct();
  const { orderId } = await open(shop, checkoutOf({ productId, quantity: 1, price: 1800 }));
  const events = await db().collection(`orders/${orderId}/events`).get();
  expect(events.docs.map((event) => [event.id, event.get('to') as string])).toEqual([
    ['opened-1', 'pending_payment'],
  ]);
});
