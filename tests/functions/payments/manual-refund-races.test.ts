import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, open, type Opened } from '../checkout-fixtures.ts';
import {
  draftOf,
  saveDraft,
  newReference,
  orderIdOf,
  recordPaid,
} from '../draft-order-fixtures.ts';
import {
  cancelByStaff,
  recordManualRefund,
  paidOffline,
  refundByStaff,
  refundsOf,
} from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import {
  takeOrderStep,
  expectMoneyToAddUp,
  emailsOf,
  offlinePayments,
  sumOf,
} from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { checkoutSignature, pay, sandboxState, webhook, type Handed } from '../sandbox-client.ts';
import type { Answer } from '../shop-client.ts';

isolateDatabase();

const RIVALS = 20;

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const staff = { shop, admin };

/** Retries after a conflict with another request. */
async function untilDecided(work: () => Promise<Answer>): Promise<Answer> {
  const answer = await work();
  return answer.body.code === 'stale' ? untilDecided(work) : answer;
}

const successes = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status === 200).length;

/** Paise refunded manually for an order. */
async function wentOut(orderId: string): Promise<number> {
  return sumOf((await offlinePayments(orderId)).went);
}

/** An order of one piece that waits for the gateway. */
async function opened(): Promise<Opened & { productId: string }> {
  const productId = await stockProduct({ quantity: 3 });
  const order = await open(shop, checkoutOf({ productId, quantity: 1, price: 1800 }));
  return { ...order, productId };
}

function recordBankTransfer({ orderId, amount }: Opened): Promise<Answer> {
  const seen = { method: 'bank_transfer', reference: newReference(), amount };
  return untilDecided(() => takeOrderStep(staff, orderId, 'paid', { ...seen, note: '' }));
}

/** The gateway reports this payment again. */
function report({ razorpay_payment_id: id, razorpay_order_id: orderId }: Handed, amount: number) {
  const payment = { id, order_id: orderId, amount, currency: 'INR', method: 'upi' };
  const { body, signature } = webhook('payment.captured', {
    payment: { ...payment, entity: 'payment', status: 'captured', captured: true },
  });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': randomUUID() };
  return shop.send('POST', '/razorpay/webhook', body, { headers });
}

test('records a manual refund once under twenty concurrent requests', async () => {
  const { orderId, total } = await paidOffline(staff);
  await cancelByStaff(staff, orderId);
  const [owed] = await refundsOf(orderId);
  const answers = await concurrently(RIVALS, () =>
    untilDecided(() =>
      recordManualRefund(staff, orderId, { refundId: owed!.id, reference: newReference() }),
    ),
  );
  expect(successes(answers)).toBe(1);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['given_back']));
  expect(await wentOut(orderId)).toBe(total);
  await expectMoneyToAddUp(orderId);
});

test('accepts one reference for one order only', async () => {
  const orders = await concurrently(RIVALS, () => paidOffline(staff));
  await Promise.all(orders.map(({ orderId }) => cancelByStaff(staff, orderId)));
  const reference = newReference();
  const answers = await Promise.all(
    orders.map(({ orderId }) =>
      untilDecided(() => recordManualRefund(staff, orderId, { reference })),
    ),
  );
  expect(successes(answers)).toBe(1);
  const given = await Promise.all(orders.map(({ orderId }) => wentOut(orderId)));
  expect(given.filter((amount) => amount > 0)).toEqual([orders[0]!.total]);
  await Promise.all(orders.map(({ orderId }) => expectMoneyToAddUp(orderId)));
});

test('never refunds more than was paid under concurrent requests', async () => {
  const { orderId, total } = await paidOffline(staff);
  const part = total / 8;
  expect((await refundByStaff(staff, orderId, part)).status).toBe(200);
  const [asked, given] = await Promise.all([
    concurrently(RIVALS / 2, () => untilDecided(() => refundByStaff(staff, orderId, part))),
    concurrently(RIVALS / 2, () => untilDecided(() => recordManualRefund(staff, orderId))),
  ]);
  expect(successes(asked)).toBe(7);
  expect(successes(given)).toBeGreaterThanOrEqual(1);
  await expectMoneyToAddUp(orderId);
  const { payment } = await orderOf(orderId);
  expect(await wentOut(orderId)).toBe(payment.refunded);
  expect(payment.refunded + (payment.owed ?? 0)).toBe(total);
});

test('refunds a gateway payment that arrives after a manual refund', async () => {
  const order = await opened();
  expect((await recordBankTransfer(order)).status).toBe(200);
  await cancelByStaff(staff, order.orderId);
  expect((await recordManualRefund(staff, order.orderId)).status).toBe(200);
  const callback = await pay(order.gatewayOrderId);
  const answers = await concurrently(RIVALS, () => report(callback, order.amount));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

  const { refunds } = await sandboxState();
  const mine = refunds.filter((one) => one.payment_id === callback.razorpay_payment_id);
  expect(mine.map(({ amount }) => amount)).toEqual([order.amount]);
  const after = await orderOf(order.orderId);
  expect(after.state).toBe('cancelled');
  expect(after.payment).toMatchObject({ captured: order.amount, refunded: order.amount });
  expect(await wentOut(order.orderId)).toBe(order.amount);
  expect(await stockOf(order.productId)).toEqual({ quantity: 3, committed: 0 });
  await expectMoneyToAddUp(order.orderId);
});

test('places one order for a concurrent gateway payment and transfer', async () => {
  const order = await opened();
  const callback = await pay(order.gatewayOrderId);
  expect(callback.razorpay_signature).toBe(
    checkoutSignature(order.gatewayOrderId, callback.razorpay_payment_id),
  );
  const [verified, recorded] = await Promise.all([
    concurrently(RIVALS / 2, () => shop.post('/razorpay/verify-payment', callback)),
    concurrently(RIVALS / 2, () => recordBankTransfer(order)),
  ]);
  expect(verified.map(({ status }) => status)).toEqual(verified.map(() => 200));
  const after = await orderOf(order.orderId);
  expect(after.state).toBe('placed');
  expect(after.payment.captured).toBe(order.amount);
  const transfers = successes(recorded);
  expect(transfers).toBe(after.payment.method === 'bank_transfer' ? 1 : 0);
  const { refunds } = await sandboxState();
  const back = refunds.filter((one) => one.payment_id === callback.razorpay_payment_id);
  expect(back.map(({ amount }) => amount)).toEqual(transfers === 1 ? [order.amount] : []);
  expect(await emailsOf(order.orderId)).toContain('paid');
  expect(await stockOf(order.productId)).toEqual({ quantity: 2, committed: 1 });
  await expectMoneyToAddUp(order.orderId);
});

test('creates one order from twenty drafts for the last item', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const drafts = await concurrently(RIVALS, () => saveDraft(staff, draftOf([productId])));
  const answers = await Promise.all(
    drafts.map((draft) =>
      recordPaid(staff, draft, { method: 'cash', reference: `C${newReference()}` }),
    ),
  );
  const made = answers.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 1 });
  await expectMoneyToAddUp(orderIdOf(made[0]!));
});
