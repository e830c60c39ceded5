import { expect, test } from 'vitest';

import {
  db,
  exists,
  expectStockToBalance,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, open } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { concurrentlyFor } from '../concurrent-calls.ts';
import { pay, sandboxState, webhook, type Handed } from '../sandbox-client.ts';

isolateDatabase();
const own = isolatedShop();

/** One window: the bank declines the first try, the shopper presses "Try again" and the second goes through. */
async function failThenPay() {
  const productId = await stockProduct({ quantity: 5 });
  const opened = await open(own, checkoutOf({ productId, quantity: 1, price: 1800 }));
  const failed = await pay(opened.gatewayOrderId, 'failed');
  const paid = await pay(opened.gatewayOrderId, 'captured');
  return { ...opened, productId, failed, paid };
}

type Story = Awaited<ReturnType<typeof failThenPay>>;
type Step = (story: Story) => Promise<number>;

async function tell(event: string, status: string, callback: Handed): Promise<number> {
  const { razorpay_payment_id: id, razorpay_order_id: order_id } = callback;
  const payment = { id, order_id, amount: 227_400, currency: 'INR', status, method: 'upi' };
  const { body, signature } = webhook(event, { payment });
  const headers = {
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': `${event}-${id}`.replace('.', '-'),
  };
  return (await own.send('POST', '/razorpay/webhook', body, { headers })).status;
}

const STEPS: Record<string, Step> = {
  'the failure is reported': ({ failed }) => tell('payment.failed', 'failed', failed),
  'the payment is reported': ({ paid }) => tell('payment.captured', 'captured', paid),
  'the window hands it in': async ({ paid }) =>
    (await own.post('/razorpay/verify-payment', paid)).status,
};

const [FAILURE, PAYMENT, WINDOW] = Object.keys(STEPS) as [string, string, string];

test.each([
  [FAILURE, PAYMENT, WINDOW],
  [FAILURE, WINDOW, PAYMENT],
  [PAYMENT, FAILURE, WINDOW],
  [PAYMENT, WINDOW, FAILURE],
  [WINDOW, FAILURE, PAYMENT],
  [WINDOW, PAYMENT, FAILURE],
])('%s, %s, %s: one order, paid once, and one letter that says so', async (...order) => {
  const story = await failThenPay();
  for (const step of [...order, ...order]) expect(await STEPS[step]?.(story)).toBe(200);
  await expectPaidOnce(story);
});

test('ends the same when all events arrive ten times at once', async () => {
  const story = await failThenPay();
  const steps = Array.from({ length: 10 }, () => Object.values(STEPS)).flat();
  const answers = await concurrentlyFor(steps, (step) => step(story));
  expect(new Set(answers)).toEqual(new Set([200]));
  await expectPaidOnce(story);
});

test('keeps the order open and reserved after one failure, without an email', async () => {
  const { orderId, productId, failed } = await failThenPay();
  await tell('payment.failed', 'failed', failed);
  expect(await orderOf(orderId)).toMatchObject({
    state: 'pending_payment',
    stockHeld: true,
    payment: { state: 'failed' },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 1 });
  expect(await emailsOf(orderId)).toEqual([]);
});

async function expectPaidOnce({ orderId, productId, gatewayOrderId, paid, failed }: Story) {
  expect(await orderOf(orderId)).toMatchObject({
    state: 'placed',
    closedBy: null,
    reviewReasons: [],
    payment: { state: 'captured', paymentId: paid.razorpay_payment_id, captured: 227_400 },
  });
  expect(await stockOf(productId)).toEqual({ quantity: 4, committed: 1 });
  await expectStockToBalance(productId);
  expect(await emailsOf(orderId)).toEqual([`order_${orderId}_paid`]);
  const declined = await db().doc(`payments/${failed.razorpay_payment_id}`).get();
  expect(declined.get('state')).toBe('failed');
  expect(await exists(`refunds/refund_${paid.razorpay_payment_id}_1`)).toBe(false);
  const { payments } = await sandboxState();
  const tries = payments.filter(({ order_id }) => order_id === gatewayOrderId);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['captured', 'failed']);
}

async function emailsOf(orderId: string): Promise<string[]> {
  const { docs } = await db().collection('mail').get();
  return docs.map(({ id }) => id).filter((id) => id.includes(orderId));
}
