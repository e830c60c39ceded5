import { afterEach, describe, expect, test } from 'vitest';

import {
  db,
  exists,
  expectStockToBalance,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, close, open, type Opened } from '../checkout-fixtures.ts';
import { deadAddress } from '../dead-address.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { openIsolatedShop, isolatedShop } from '../isolated-shop.ts';
import { pay, resetSandbox, sandboxState, setFault, setLargestAmount } from '../sandbox-client.ts';

const FAULTS = [
  'timeout_before',
  'timeout_after',
  'refused',
  'rate_limited',
  'server_error_html',
  'malformed_json',
  'wrong_amount',
  'wrong_id',
  'slow_30s',
];

isolateDatabase();
const own = isolatedShop({ gatewayTimeoutMs: 500 });

afterEach(() => resetSandbox());

async function shelve() {
  const productId = await stockProduct({ quantity: 1 });
  return { productId, checkout: checkoutOf({ productId, quantity: 1, price: 1800 }) };
}

async function openOne(): Promise<Opened & { productId: string }> {
  const { productId, checkout } = await shelve();
  return { ...(await open(own, checkout)), productId };
}

/** The end of every story: paid once, placed once, the piece promised once. */
async function expectPlaced({ orderId, productId }: { orderId: string; productId: string }) {
  expect(await orderOf(orderId)).toMatchObject({
    state: 'placed',
    payment: { state: 'captured', captured: 227_400 },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  expect(await exists(`mail/order_${orderId}_paid`)).toBe(true);
  const refunds = await db().collection('refunds').where('orderId', '==', orderId).get();
  expect(refunds.size).toBe(0);
  await expectStockToBalance(productId);
}

describe.each(FAULTS)('when the gateway fails with %s', (fault) => {
  test('opens the order at once or on retry, with one gateway order of the right amount', async () => {
    const { productId, checkout } = await shelve();
    await setFault('create_order', fault, 2);
    const first = await own.post('/razorpay/create-order', checkout);
    if (first.status !== 200) {
      expect(first).toMatchObject({
        status: 502,
        body: {
          code: 'gateway_unavailable',
          error: 'Failed to create payment order. Please try again.',
        },
      });
      const stock = await stockOf(productId);
      expect(stock.quantity + stock.committed).toBe(1);
    }
    await own.post('/razorpay/create-order', checkout);
    const opened = await open(own, checkout);
    expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
    const gatewayOrders = (await sandboxState()).orders.filter(
      ({ receipt }) => receipt === opened.orderId,
    );
    for (const gatewayOrder of gatewayOrders) expect(gatewayOrder.amount).toBe(227_400);
    // The gateway does not know the garbled id: the window fails, and closing it repairs the order.
    if (!gatewayOrders.some(({ id }) => id === opened.gatewayOrderId)) {
      expect((await close(own, opened)).body.state).toBe('cancelled');
      const healed = await open(own, checkout);
      expect(gatewayOrders.map(({ id }) => id)).toContain(healed.gatewayOrderId);
      opened.gatewayOrderId = healed.gatewayOrderId;
    }
    const callback = await pay(opened.gatewayOrderId);
    expect((await own.post('/razorpay/verify-payment', callback)).status).toBe(200);
    await expectPlaced({ ...opened, productId });
  });

  test.each(['create_order', 'list_orders'])('loses nothing when %s fails too', async (call) => {
    const { productId, checkout } = await shelve();
    await setFault('create_order', 'timeout_after', 1);
    await setFault(call, fault, 1);
    await own.post('/razorpay/create-order', checkout);
    await own.post('/razorpay/create-order', checkout);
    const opened = await open(own, checkout);
    await expectStockToBalance(productId);
    expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
    expect((await close(own, opened)).body.state).toBe('cancelled');
    expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
    await expectStockToBalance(productId);
  });

  test('places a paid order as soon as the gateway can be asked', async () => {
    const opened = await openOne();
    const callback = await pay(opened.gatewayOrderId);
    await setFault('fetch_payment', fault, 1);
    const first = await own.post('/razorpay/verify-payment', callback);
    expect([200, 502]).toContain(first.status);
    expect((await own.post('/razorpay/verify-payment', callback)).status).toBe(200);
    await expectPlaced(opened);
  });

  test('captures an authorized payment once', async () => {
    const opened = await openOne();
    const callback = await pay(opened.gatewayOrderId, 'authorized_late');
    await setFault('capture', fault, 1);
    const first = await own.post('/razorpay/verify-payment', callback);
    expect([200, 502]).toContain(first.status);
    expect((await own.post('/razorpay/verify-payment', callback)).status).toBe(200);
    await expectPlaced(opened);
  });

  test('cancels the order only after the gateway confirms that it is unpaid', async () => {
    const [paid, unpaid] = [await openOne(), await openOne()];
    await pay(paid.gatewayOrderId);
    for (const opened of [paid, unpaid]) {
      await setFault('order_payments', fault, 1);
      const first = await close(own, opened);
      expect([200, 502]).toContain(first.status);
    }
    expect((await close(own, paid)).body.state).toBe('placed');
    expect((await close(own, unpaid)).body.state).toBe('cancelled');
    await expectPlaced(paid);
    expect(await stockOf(unpaid.productId)).toEqual({ quantity: 1, committed: 0 });
  });

  test('sends a refund once, by the sweeper if needed', async () => {
    const opened = await openOne();
    await close(own, opened);
    await open(own, checkoutOf({ productId: opened.productId, quantity: 1, price: 1800 }));
    const callback = await pay(opened.gatewayOrderId);
    await setFault('refund', fault, 1);
    expect((await own.post('/razorpay/verify-payment', callback)).body.code).toBe('refunding');
    await own.sweep();
    await own.sweep();
    const { refunds } = await sandboxState();
    expect(
      refunds.filter(({ payment_id }) => payment_id === callback.razorpay_payment_id),
    ).toMatchObject([{ amount: 227_400 }]);
    const refund = await db().doc(`refunds/refund_${callback.razorpay_payment_id}_1`).get();
    expect(['pending', 'processed']).toContain(refund.get('state'));
    await expectStockToBalance(opened.productId);
  });
});

test('releases nothing while the gateway cannot be reached', async () => {
  const opened = await openOne();
  await pay(opened.gatewayOrderId);
  const cutOff = await openIsolatedShop({ gatewayUrl: await deadAddress() });
  cutOff.passMinutes(16);
  await cutOff.sweep();
  expect((await orderOf(opened.orderId)).state).toBe('pending_payment');
  expect(await stockOf(opened.productId)).toEqual({ quantity: 0, committed: 1 });
  await cutOff.close();
  expect((await close(own, opened)).body.state).toBe('placed');
  await expectPlaced(opened);
});

test('leaves no order open and no stock reserved when the gateway is down', async () => {
  const cutOff = await openIsolatedShop({ gatewayUrl: await deadAddress() });
  const { productId, checkout } = await shelve();
  const refused = await cutOff.post('/razorpay/create-order', checkout);
  expect(refused).toMatchObject({ status: 502, body: { code: 'gateway_unavailable' } });
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
  await cutOff.close();
  await open(own, checkout);
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  await expectStockToBalance(productId);
});

test('refuses an amount above the gateway limit and reserves no stock', async () => {
  const { productId, checkout } = await shelve();
  await setLargestAmount(227_399);
  for (const refused of [
    await own.post('/razorpay/create-order', checkout),
    await own.post('/razorpay/create-order', checkout),
  ]) {
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'amount_too_large',
        error:
          'This amount is too large for one online payment. Please contact us for another way to pay.',
      },
    });
    expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
  }
  await setLargestAmount(227_400);
  const opened = await open(own, checkout);
  expect(
    (await own.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId))).status,
  ).toBe(200);
  await expectPlaced({ ...opened, productId });
});

test('keeps the reservation when the gateway is rate limited, and continues with the same receipt', async () => {
  const { productId, checkout } = await shelve();
  await setFault('create_order', 'rate_limited', 1);
  const refused = await own.post('/razorpay/create-order', checkout);
  expect(refused).toMatchObject({ status: 502, body: { code: 'gateway_unavailable' } });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  const { orderId } = await open(own, checkout);
  expect(await orderOf(orderId)).toMatchObject({ state: 'pending_payment', holdRound: 1 });
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  await expectStockToBalance(productId);
});
