import { beforeEach, describe, expect, test } from 'vitest';

import { reservedQuantities } from '#lib/reading/reserved-quantities.ts';
import { useSession } from '#session/state/session-store.ts';
import { OPENED, ok, fakePayments, refused, type FakePayments } from '#testing/fake-payments.ts';
import { customer, sampleCart, saree, shopfront } from '#testing/sample-purchase.ts';

import { pay } from './start-payment.ts';
import { currentAttempt } from './payment-attempt.ts';

let payments: FakePayments;

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
});

function buy() {
  const watcher = { onStage: () => undefined, signal: new AbortController().signal };
  return pay({ ...sampleCart([saree]), customer }, shopfront, watcher);
}

const paths = () => payments.calls.map(({ path }) => path);
const receipts = () =>
  payments.calls.filter(({ path }) => path === 'create-order').map(({ body }) => body.receipt);

describe('server errors', () => {
  test('reports a new price with the new total', async () => {
    payments.answer(
      'create-order',
      refused(409, 'price_changed', 'The price has changed.', { amount: 2_242_000 }),
    );
    expect(await buy()).toEqual({
      kind: 'refused',
      problem: { message: 'The price has changed.', newTotal: 2_242_000, items: [] },
    });
  });

  test('reports short stock by name and quantity', async () => {
    const items = [
      { productId: 'p1', available: 1 },
      { productId: 'p2', title: 'Mat', available: 0 },
    ];
    payments.answer('create-order', refused(409, 'out_of_stock', 'Short.', { items }));
    expect(await buy()).toMatchObject({
      problem: {
        items: [
          { kind: 'fewer-left', name: 'Saree', left: 1 },
          { kind: 'sold-out', name: 'Mat' },
        ],
      },
    });
  });

  test('shows the server’s message when the cart cannot be corrected', async () => {
    payments.answer(
      'create-order',
      refused(502, 'gateway_unavailable', 'Failed to create payment order. Please try again.'),
    );
    expect(await buy()).toEqual({
      kind: 'failed',
      message: 'Failed to create payment order. Please try again.',
    });
  });

  test('shows no status code without a server message', async () => {
    payments.answer('create-order', { status: 500, body: '<html>' });
    expect(await buy()).toEqual({
      kind: 'failed',
      message: 'Failed to create payment order. Please try again.',
    });
  });

  test('fails when the payment does not verify', async () => {
    payments.answer('verify-payment', refused(400, 'bad_signature', 'Payment verification failed'));
    expect(await buy()).toEqual({ kind: 'failed', message: 'Payment verification failed' });
  });

  test('cancels nothing without an answer and leaves the result open', async () => {
    payments.answer('verify-payment', { status: 0, body: {} });
    expect(await buy()).toEqual({ kind: 'unconfirmed', orderId: 'o1', trackingToken: 'token' });
    expect(paths()).not.toContain('cancel-order');
    expect(currentAttempt()).toMatchObject({ orderId: 'o1', isHandedIn: true });
  });

  test('reports a payment under review and drops its receipt', async () => {
    payments.answer('verify-payment', refused(409, 'needs_review', 'We are checking it.'));
    expect(await buy()).toEqual({
      kind: 'refused',
      problem: { message: 'We are checking it.', items: [] },
    });
    expect(paths()).not.toContain('cancel-order');
    await buy();
    expect(new Set(receipts()).size).toBe(2);
  });

  test('knows what its order reserves until the reservation expires', async () => {
    payments.answer('create-order', ok({ ...(OPENED.body as object), heldForSeconds: 900 }));
    payments.answer('verify-payment', { status: 0, body: {} });
    const begun = Date.now();
    await buy();
    expect([...reservedQuantities()]).toEqual([['p1', 1]]);
    const { heldUntil = 0 } = currentAttempt() ?? {};
    expect(heldUntil - begun).toBeGreaterThanOrEqual(900_000);
    expect(heldUntil - Date.now()).toBeLessThanOrEqual(900_000);
  });

  test('reserves nothing once the items are sold out', async () => {
    payments.answer(
      'create-order',
      ok({ ...(OPENED.body as object), heldForSeconds: 900 }),
      refused(409, 'out_of_stock', 'Sold out.', { items: [{ productId: 'p1', available: 0 }] }),
    );
    payments.answer('verify-payment', { status: 0, body: {} });
    await buy();
    await buy();
    expect([...reservedQuantities()]).toEqual([]);
  });
});
