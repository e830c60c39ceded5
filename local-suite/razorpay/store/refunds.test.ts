import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { Refund } from './entities.ts';
import { startSandboxFixture } from '../testing/sandbox-fixture.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandboxFixture();
});

afterEach(() => fixture.reset());
afterAll(() => fixture.close());

const KEY = 'refund_pay1_1';

function refund(paymentId: string, fields: object, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'x-refund-idempotency': key };
  return fixture.call('POST', `/v1/payments/${paymentId}/refund`, fields, headers);
}

test('refunds in parts until nothing is left, with the official SDK', async () => {
  const { id } = await fixture.capturedPayment(50_000);
  const part = await fixture.sdk.payments.refund(id, { amount: 20_000, notes: { why: 'torn' } });
  expect(part).toMatchObject({
    entity: 'refund',
    amount: 20_000,
    payment_id: id,
    status: 'processed',
    notes: { why: 'torn' },
  });
  expect(part.id).toMatch(/^rfnd_[A-Za-z0-9]{14}$/);
  expect(await fixture.payment(id)).toMatchObject({
    status: 'captured',
    amount_refunded: 20_000,
    refund_status: 'partial',
  });

  await fixture.sdk.payments.refund(id, {});
  expect(await fixture.payment(id)).toMatchObject({
    status: 'refunded',
    amount_refunded: 50_000,
    refund_status: 'full',
  });
  expect(await refund(id, {})).toMatchObject({
    status: 400,
    body: { error: { description: 'The payment has been fully refunded already' } },
  });
});

test('keeps a paid order paid when its payment is refunded', async () => {
  const payment = await fixture.capturedPayment();
  await refund(payment.id, {});
  expect(await fixture.sdk.orders.fetch(payment.order_id)).toMatchObject({ status: 'paid' });
});

test('finds refunds by id, by payment and all together', async () => {
  const { id } = await fixture.capturedPayment();
  const { body } = await refund(id, { amount: 100 });
  const made = body as Refund;
  expect(await fixture.sdk.refunds.fetch(made.id)).toEqual(made);
  expect(await fixture.sdk.refunds.fetch(made.id, { payment_id: id })).toEqual(made);
  expect(await fixture.sdk.payments.fetchMultipleRefund(id)).toMatchObject({ count: 1 });
  expect(await fixture.sdk.refunds.all()).toMatchObject({ items: [made] });
});

test('rejects a refund above the captured amount', async () => {
  const { id } = await fixture.capturedPayment(50_000);
  await refund(id, { amount: 30_000 });
  expect(await refund(id, { amount: 20_001 })).toMatchObject({
    status: 400,
    body: {
      error: { description: 'The refund amount provided is greater than amount captured' },
    },
  });
});

test('rejects a refund of a payment that was not captured', async () => {
  const order = await fixture.createOrder();
  const { razorpay_payment_id: id } = await fixture.pay(order.id, 'authorized_late');
  expect(await refund(id, {})).toMatchObject({ status: 400 });
});

test('returns the same refund for the same key and request', async () => {
  const { id } = await fixture.capturedPayment();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => refund(id, { amount: 1_000 }, KEY)),
  );
  const ids = new Set(answers.map(({ body }) => (body as Refund).id));
  expect(ids.size).toBe(1);
  expect(await fixture.payment(id)).toMatchObject({ amount_refunded: 1_000 });
});

test('rejects the same key with another request', async () => {
  const { id } = await fixture.capturedPayment();
  const other = await fixture.capturedPayment();
  await refund(id, { amount: 1_000 }, KEY);
  for (const answer of [
    await refund(id, { amount: 2_000 }, KEY),
    await refund(other.id, { amount: 1_000 }, KEY),
  ]) {
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: {
          description:
            'Different request with the same idempotency key has already been processed.',
        },
      },
    });
  }
  expect((await fixture.state()).refunds).toHaveLength(1);
});

test('answers 409 for the same key while the first request is pending', async () => {
  const { id } = await fixture.capturedPayment();
  await fixture.setFault({ call: 'refund', fault: 'slow_30s' });
  const first = refund(id, { amount: 1_000 }, KEY);
  await expect.poll(async () => (await fixture.state()).refunds.length).toBe(1);
  expect(await refund(id, { amount: 1_000 }, KEY)).toMatchObject({ status: 409 });
  const { body } = await first;
  expect(await refund(id, { amount: 1_000 }, KEY)).toEqual({ status: 200, body });
});

test('finds a refund whose response was lost by its key', async () => {
  const { id } = await fixture.capturedPayment();
  await fixture.setFault({ call: 'refund', fault: 'timeout_after' });
  const lost = fetch(`${fixture.url}/v1/payments/${id}/refund`, {
    method: 'POST',
    headers: { ...fixture.headers, 'x-refund-idempotency': KEY },
    body: '{"amount":1000}',
    signal: AbortSignal.timeout(250),
  });
  await expect(lost).rejects.toThrow();
  expect(await refund(id, { amount: 1_000 }, KEY)).toMatchObject({ status: 200 });
  expect((await fixture.state()).refunds).toHaveLength(1);
});

test.each([
  ['short', 'The idempotency key must be at least 10 characters long.'],
  [
    'with a space and !',
    'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
  ],
])('rejects the key "%s"', async (key, description) => {
  const { id } = await fixture.capturedPayment();
  expect(await refund(id, {}, key)).toMatchObject({
    status: 400,
    body: { error: { description } },
  });
});

test('counts a refund that the bank returned as captured again', async () => {
  const { id } = await fixture.capturedPayment();
  const made = (await refund(id, {})).body as Refund;
  await fixture.call('POST', `/control/refunds/${made.id}/fail`);
  expect(await fixture.payment(id)).toMatchObject({
    status: 'captured',
    amount_refunded: 0,
    refund_status: null,
  });
  await expect.poll(() => fixture.events()).toContain('refund.failed');
});
