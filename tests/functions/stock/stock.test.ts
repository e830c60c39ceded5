import { expect, test } from 'vitest';

import {
  db,
  eventually,
  exists,
  expectStockToBalance,
  endReservation,
  orderOf,
  ordersWith,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, close, fromAnywhere, open } from '../checkout-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';
import { shop } from '../shop-client.ts';

const one = (productId: string) => checkoutOf({ productId, quantity: 1, price: 1800 });
const buy = (productId: string) =>
  shop.post('/razorpay/create-order', one(productId), fromAnywhere());
test('reserves exactly ten items for two hundred concurrent buyers', async () => {
  const productId = await stockProduct({ quantity: 10 });
  const answers = await concurrently(200, () => buy(productId));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(10);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body.code).toBe('out_of_stock');
  }
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 10 });
  expect(await ordersWith(productId)).toEqual({ pending_payment: 10 });
  await expectStockToBalance(productId);
});

test('handles fifty overlapping carts of three items without deadlock or miscount', async () => {
  const productIds = await concurrently(4, () => stockProduct({ quantity: 12 }));
  const cart = (start: number) =>
    [0, 1, 2].map((step) => ({
      productId: productIds[(start + step) % 4]!,
      quantity: 1,
      price: 1800,
    }));
  const answers = await concurrently(50, (index) =>
    shop.post('/razorpay/create-order', checkoutOf(...cart(index)), fromAnywhere()),
  );
  const won = answers.filter(({ status }) => status === 200).length;
  const stocks = await concurrently(4, (index) => stockOf(productIds[index]!));
  answers.forEach(({ status, body }, index) => {
    if (status === 200) return;
    expect(body.code).toBe('out_of_stock');
    // Stock never increased, so every refused request is still unservable.
    const left = [0, 1, 2].map((step) => stocks[(index + step) % 4]!.quantity);
    expect(Math.min(...left)).toBe(0);
  });
  expect(stocks.reduce((sum, { committed }) => sum + committed, 0)).toBe(won * 3);
  await expectStockToBalance(...productIds);
});

test('releases the items of a closed payment once', async () => {
  const productId = await stockProduct({ quantity: 2 });
  const opened = await open(shop, one(productId));
  const answers = await concurrently(10, () => close(shop, opened));
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'cancelled', payment: 'cancelled' },
    });
  }
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 0 });
  await expectStockToBalance(productId);
});

test('releases the stock of a failed and closed payment', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const opened = await open(shop, one(productId));
  await pay(opened.gatewayOrderId, 'failed', true);
  await eventually(async () => (await orderOf(opened.orderId)).payment.state === 'failed');
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  expect((await close(shop, opened)).body).toMatchObject({ state: 'cancelled', payment: 'failed' });
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
  expect(await exists(`mail/order_${opened.orderId}_paid`)).toBe(false);
  await expectStockToBalance(productId);
});

test('keeps an order whose closed payment succeeds', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const opened = await open(shop, one(productId));
  await pay(opened.gatewayOrderId, 'captured');
  expect((await close(shop, opened)).body).toMatchObject({ state: 'placed', payment: 'success' });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
});

test('requires the order token to close the checkout', async () => {
  const opened = await open(shop, one(await stockProduct()));
  for (const trackingToken of ['0'.repeat(32), opened.orderId, 'x']) {
    const answer = await close(shop, { ...opened, trackingToken });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect((await close(shop, { ...opened, orderId: '../users/x' })).status).toBe(404);
  expect((await orderOf(opened.orderId)).state).toBe('pending_payment');
});

test('reopens a closed checkout with its receipt, a new reservation and the same gateway order', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const checkout = one(productId);
  const first = await open(shop, checkout);
  await close(shop, first);
  const second = await open(shop, checkout);
  expect(second).toEqual(first);
  expect(await orderOf(first.orderId)).toMatchObject({ state: 'pending_payment', holdRound: 2 });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  await close(shop, second);
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
  await expectStockToBalance(productId);
});

test('gives an expired reservation to the next shopper', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const late = await open(shop, one(productId));
  expect((await buy(productId)).body.code).toBe('out_of_stock');
  await endReservation(late.orderId);
  await open(shop, one(productId));
  expect((await orderOf(late.orderId)).state).toBe('expired');
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  await expectStockToBalance(productId);
});

test('places an order that was paid before its reservation expired', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const paid = await open(shop, one(productId));
  await pay(paid.gatewayOrderId, 'captured');
  await endReservation(paid.orderId);
  expect((await buy(productId)).body.code).toBe('out_of_stock');
  expect((await orderOf(paid.orderId)).state).toBe('placed');
  await expectStockToBalance(productId);
});

test('never oversells with concurrent buyers and closed checkouts', async () => {
  const productId = await stockProduct({ quantity: 3 });
  const held = await concurrently(3, () => open(shop, one(productId)));
  await Promise.all([
    ...held.map((opened) => close(shop, opened)),
    ...held.map((opened) => pay(opened.gatewayOrderId, 'captured', true)),
    concurrently(20, () => buy(productId)),
  ]);
  await eventually(async () => {
    const rows = await db()
      .collection('payments')
      .where(
        'orderId',
        'in',
        held.map(({ orderId }) => orderId),
      )
      .get();
    return rows.size === 3 && rows.docs.every((row) => row.get('state') !== 'authorized');
  });
  const stock = await stockOf(productId);
  expect(stock.quantity + stock.committed).toBe(3);
  await expectStockToBalance(productId);
});
