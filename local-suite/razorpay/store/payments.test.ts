import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { DEMO_CREDENTIALS } from '../demo-credentials.ts';
import { startSandboxFixture } from '../testing/sandbox-fixture.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandboxFixture();
});

afterEach(() => fixture.reset());
afterAll(() => fixture.close());

test('keeps the order open after a failed attempt, and the next one pays it', async () => {
  const { id } = await fixture.createOrder({ amount: 149_900 });
  await fixture.pay(id, 'failed');
  expect(await fixture.sdk.orders.fetch(id)).toMatchObject({ status: 'attempted', attempts: 1 });
  await fixture.pay(id);
  expect(await fixture.sdk.orders.fetch(id)).toMatchObject({
    status: 'paid',
    attempts: 2,
    amount_paid: 149_900,
    amount_due: 0,
  });
  const { items } = await fixture.sdk.orders.fetchPayments(id);
  expect(items.map(({ status }) => status)).toEqual(['captured', 'failed']);
});

test('rejects another payment of a paid order', async () => {
  const { id } = await fixture.createOrder();
  await fixture.pay(id);
  const answer = await fixture.call('POST', `/control/orders/${id}/pay`, { outcome: 'captured' });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { description: expect.stringContaining('the order is already paid') } },
  });
});

test('returns amount, fee and instrument of a captured payment', async () => {
  const payment = await fixture.capturedPayment(100_000);
  expect(await fixture.sdk.payments.fetch(payment.id)).toMatchObject({
    entity: 'payment',
    amount: 100_000,
    currency: 'INR',
    status: 'captured',
    captured: true,
    method: 'upi',
    vpa: 'success@razorpay',
    fee: 2360,
    tax: 360,
    amount_refunded: 0,
    refund_status: null,
    error_code: null,
  });
});

test('returns the reason of a failed payment', async () => {
  const { id } = await fixture.createOrder();
  const { razorpay_payment_id: paymentId } = await fixture.pay(id, 'failed');
  expect(await fixture.payment(paymentId)).toMatchObject({
    status: 'failed',
    captured: false,
    error_code: 'BAD_REQUEST_ERROR',
    error_source: 'bank',
    error_step: 'payment_authorization',
    error_reason: 'payment_failed',
  });
});

test('signs order and payment with the key secret', async () => {
  const { id } = await fixture.createOrder();
  const result = await fixture.pay(id);
  const expected = createHmac('sha256', DEMO_CREDENTIALS.keySecret)
    .update(`${id}|${result.razorpay_payment_id}`)
    .digest('hex');
  expect(result).toEqual({
    razorpay_order_id: id,
    razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
    razorpay_signature: expected,
  });
});

test('waits for the shop to capture an order with manual capture', async () => {
  const { id, amount } = await fixture.createOrder({ payment_capture: 0 });
  const { razorpay_payment_id: paymentId } = await fixture.pay(id);
  expect(await fixture.payment(paymentId)).toMatchObject({ status: 'authorized', captured: false });
  await expect(fixture.sdk.payments.capture(paymentId, amount - 1, 'INR')).rejects.toMatchObject({
    statusCode: 400,
    error: { description: 'Capture amount must be equal to the amount authorized' },
  });
  expect(await fixture.sdk.payments.capture(paymentId, amount, 'INR')).toMatchObject({
    status: 'captured',
  });
  expect(await fixture.sdk.orders.fetch(id)).toMatchObject({ status: 'paid' });
  await expect(fixture.sdk.payments.capture(paymentId, amount, 'INR')).rejects.toMatchObject({
    error: { description: 'This payment has already been captured' },
  });
});

test('authorises a late approval and leaves the capture to the shop', async () => {
  const { id, amount } = await fixture.createOrder();
  const { razorpay_payment_id: paymentId } = await fixture.pay(id, 'authorized_late');
  expect(await fixture.payment(paymentId)).toMatchObject({ status: 'authorized' });
  expect(await fixture.sdk.orders.fetch(id)).toMatchObject({ status: 'attempted' });
  await fixture.sdk.payments.capture(paymentId, amount, 'INR');
  expect(await fixture.sdk.orders.fetch(id)).toMatchObject({ status: 'paid' });
});

test('rejects capture of a failed payment', async () => {
  const { id, amount } = await fixture.createOrder();
  const { razorpay_payment_id: paymentId } = await fixture.pay(id, 'failed');
  const path = `/v1/payments/${paymentId}/capture`;
  expect(await fixture.call('POST', path, { amount, currency: 'INR' })).toMatchObject({
    status: 400,
  });
});
