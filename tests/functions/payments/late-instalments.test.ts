import { expect, test } from 'vitest';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';

import { setUpBulkReturns } from '../bulk-return-fixtures.ts';
import { db, eventually, exists, orderOf } from '../ledger-fixtures.ts';
import { bulkOrder, openInstalment, TOTAL } from '../bulk-order-fixtures.ts';
import { refundByStaff } from '../manual-refunds.ts';
import { emailsOf, takeOrderSteps } from '../staff-orders.ts';
import { pay, sandboxState } from '../sandbox-client.ts';
import { deliverWebhook } from '../duplicate-payments.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const { shop, admin, buyer, delivered, received, step } = setUpBulkReturns();
const staff = { shop, admin };
const half = paise(Math.ceil(TOTAL / 2));

const payNow = async (gatewayOrder: string) =>
  shop.post('/razorpay/verify-payment', await pay(gatewayOrder));

/** The gateway tells of a payment some time later, three times over. */
async function tellLate(paymentId: string): Promise<void> {
  const { payments } = await sandboxState();
  const payment = payments.find((one) => one.id === paymentId)!;
  await Promise.all(
    ['a', 'b', 'c'].map((each) =>
      deliverWebhook(shop, 'payment.captured', { payment }, `${each}-${payment.id}`),
    ),
  );
}

async function refundsOf(orderId: string) {
  const found = await db().collection('refunds').where('orderId', '==', orderId).get();
  return found.docs.map((one) => one.data());
}

async function creditedOf(orderId: string): Promise<number> {
  const notes = await db().collection('creditNotes').where('orderId', '==', orderId).get();
  return notes.docs.reduce((sum, note) => sum + (note.get('totals.total') as number), 0);
}

test('refunds an instalment paid after cancellation and emails the buyer once', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const { id: gatewayOrder } = await openInstalment(shop, buyer, id);
  await takeOrderSteps(staff, id, 'cancel');
  const callback = await pay(gatewayOrder);
  const { payments } = await sandboxState();
  const payment = payments.find((one) => one.id === callback.razorpay_payment_id)!;
  await Promise.all(
    ['a', 'b', 'c'].map((each) =>
      deliverWebhook(shop, 'payment.captured', { payment }, `${each}-${id}`),
    ),
  );
  const refunds = await db().collection('refunds').where('orderId', '==', id).get();
  expect(refunds.docs.map((one) => one.data())).toMatchObject([
    { state: 'processed', amount: half, purpose: 'late_payment', paymentId: payment.id },
  ]);
  expect(await emailsOf(id)).toEqual(['cancelled', `late-${payment.id}`]);
  expect(await exists(`mail/refund_${refunds.docs[0]!.id}`)).toBe(false);
  const mail = await db().doc(`mail/order_${id}_late-${payment.id}`).get();
  const text = String(mail.get('message.text'));
  expect(text).toContain(`Your payment of ${formatPaise(half)} for order`);
  expect(text).toContain('reached us after the order was cancelled');
  expect(text).toContain(`refunding ${formatPaise(half)} to your original payment method`);
  expect(text).toContain('5 to 7 working days');
});

test('accepts no instalment of a fully returned order', async () => {
  const id = await delivered('half-advance');
  await received(id, 2);
  const closed = {
    status: 409,
    body: { code: 'not_payable', error: 'This order is closed. There is nothing left to pay.' },
  };
  const asked = await shop.post(`/instalments/${id}/2/pay`, {}, { token: buyer.token });
  expect(asked).toMatchObject(closed);
  const { revision = 0 } = await orderOf(id);
  const transfer = { revision, utr: 'HDFCR000000000000777', amount: TOTAL - half };
  const path = `/instalments/${id}/2/transfer`;
  expect(await shop.post(path, transfer, { token: staff.admin.token })).toMatchObject(closed);
  expect(await exists('bankTransfers/HDFCR000000000000777')).toBe(false);
  expect((await orderOf(id)).instalments).toMatchObject([{ state: 'paid' }, { state: 'due' }]);
});

test('refunds an instalment paid after the full return once', async () => {
  const id = await delivered('half-advance');
  const { id: gatewayOrder, amount } = await openInstalment(shop, buyer, id, '2');
  const one = await received(id, 2);
  await eventually(async () => (await creditedOf(id)) === amount);
  const callback = await pay(gatewayOrder);
  const answer = await shop.post('/razorpay/verify-payment', callback);
  expect(answer).toMatchObject({ status: 409, body: { code: 'refunding' } });
  expect(answer.body.error).toBe('There was nothing left to pay. We are refunding your payment.');
  await tellLate(callback.razorpay_payment_id);
  expect(await refundsOf(id)).toMatchObject([
    {
      state: 'processed',
      amount,
      purpose: 'late_payment',
      paymentId: callback.razorpay_payment_id,
    },
  ]);
  expect(await orderOf(id)).toMatchObject({
    state: 'returned',
    payment: { captured: half, refunded: 0 },
    instalments: [{ state: 'paid' }, { state: 'due', paymentId: null }],
  });
  const mail = await db().doc(`mail/order_${id}_late-${callback.razorpay_payment_id}`).get();
  expect(String(mail.get('message.text'))).toContain(
    'reached us after everything in it had been returned',
  );
  expect((await step(one, 'refund', { revision: 2, amount: TOTAL })).status).toBe(200);
  expect((await orderOf(id)).payment).toMatchObject({ captured: half, refunded: half });
  await eventually(async () => (await creditedOf(id)) >= TOTAL);
  expect(await creditedOf(id), 'each rupee of the invoice is taken back once').toBe(TOTAL);
});

test('refunds a webhook payment of an instalment reduced to zero', async () => {
  const id = await delivered('credit-30');
  const { id: gatewayOrder } = await openInstalment(shop, buyer, id);
  const one = await received(id, 2);
  expect((await step(one, 'refund', { revision: 2, amount: TOTAL })).status).toBe(200);
  const { razorpay_payment_id: paymentId } = await pay(gatewayOrder);
  await tellLate(paymentId);
  expect(await refundsOf(id)).toContainEqual(
    expect.objectContaining({
      state: 'processed',
      amount: TOTAL,
      purpose: 'late_payment',
      paymentId,
    }),
  );
  expect(await orderOf(id)).toMatchObject({ reviewReasons: [], payment: { captured: 0 } });
});

test('does not capture a payment authorised before the full return', async () => {
  const id = await delivered('credit-30');
  const { id: gatewayOrder } = await openInstalment(shop, buyer, id);
  const { razorpay_payment_id: paymentId } = await pay(gatewayOrder, 'authorized_late');
  await received(id, 2);
  const { payments } = await sandboxState();
  const payment = payments.find((each) => each.id === paymentId)!;
  await deliverWebhook(shop, 'payment.authorized', { payment }, `authorized-${id}`);
  expect((await orderOf(id)).payment.captured).toBe(0);
  const now = (await sandboxState()).payments.find((each) => each.id === paymentId)!;
  expect(now.status).toBe('authorized');
});

test('leaves the rest of a partly returned order due, and staff return a payment of the old amount', async () => {
  const id = await delivered('credit-30');
  const { id: old } = await openInstalment(shop, buyer, id);
  const one = await received(id, 1);
  expect((await step(one, 'refund', { revision: 2, amount: TOTAL / 2 })).status).toBe(200);
  const callback = await pay(old);
  const answer = await shop.post('/razorpay/verify-payment', callback);
  expect(answer).toMatchObject({ status: 409, body: { code: 'needs_review' } });
  expect((await orderOf(id)).reviewReasons).toMatchObject([
    { code: 'wrong_instalment', params: { paid: TOTAL } },
  ]);
  const opened = await openInstalment(shop, buyer, id);
  expect(opened.amount).toBe(TOTAL / 2);
  expect((await payNow(opened.id)).status).toBe(200);
  const { payment } = await orderOf(id);
  expect(payment).toMatchObject({ state: 'captured', captured: TOTAL / 2 });
  const { razorpay_payment_id: paymentId } = callback;
  const refunded = { purpose: 'duplicate_payment', paymentId };
  expect((await refundByStaff(staff, id, TOTAL, refunded)).status).toBe(200);
  expect(await refundsOf(id)).toMatchObject([{ ...refunded, amount: TOTAL, state: 'processed' }]);
  expect((await orderOf(id)).payment).toEqual(payment);
  const again = await refundByStaff(staff, id, TOTAL, refunded);
  expect(again).toMatchObject({ status: 409, body: { code: 'wrong_amount' } });
});
