import { beforeEach, describe, expect, test } from 'vitest';

import { reservedQuantities } from '#lib/reading/reserved-quantities.ts';
import { useSession } from '#session/state/session-store.ts';
import { OPENED, ok, fakePayments, refused, type FakePayments } from '#testing/fake-payments.ts';
import { customer, sampleCart, saree, shopfront } from '#testing/sample-purchase.ts';

import { currentAttempt } from './payment-attempt.ts';
import { pay } from './pay.ts';

let world: FakePayments;

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
  world = fakePayments();
});

function buy() {
  const watcher = { onStage: () => undefined, signal: new AbortController().signal };
  return pay({ ...sampleCart([saree]), customer }, shopfront, watcher);
}

const paths = () => world.calls.map(({ path }) => path);
const receipts = () =>
  world.calls.filter(({ path }) => path === 'create-order').map(({ body }) => body.receipt);

describe('what the server answers', () => {
  test('a new price is told with the right total', async () => {
    world.answer(
      'create-order',
      refused(409, 'price_changed', 'The price has changed.', { amount: 2_242_000 }),
    );
    expect(await buy()).toEqual({
      kind: 'refused',
      problem: { message: 'The price has changed.', newTotal: 2_242_000, items: [] },
    });
  });

  test('short stock is told by name and number', async () => {
    const items = [
      { productId: 'p1', available: 1 },
      { productId: 'p2', title: 'Mat', available: 0 },
    ];
    world.answer('create-order', refused(409, 'out_of_stock', 'Short.', { items }));
    expect(await buy()).toMatchObject({
      problem: {
        items: [
          { kind: 'fewer-left', name: 'Saree', left: 1 },
          { kind: 'sold-out', name: 'Mat' },
        ],
      },
    });
  });

  test('its own sentence is told when nothing can be done in the cart', async () => {
    world.answer(
      'create-order',
      refused(502, 'gateway_unavailable', 'Failed to create payment order. Please try again.'),
    );
    expect(await buy()).toEqual({
      kind: 'failed',
      message: 'Failed to create payment order. Please try again.',
    });
  });

  test('where it answers without a sentence, the shopper reads no number of a status', async () => {
    world.answer('create-order', { status: 500, body: '<html>' });
    expect(await buy()).toEqual({
      kind: 'failed',
      message: 'Failed to create payment order. Please try again.',
    });
  });

  test('a payment that does not verify is a failure', async () => {
    world.answer('verify-payment', refused(400, 'bad_signature', 'Payment verification failed'));
    expect(await buy()).toEqual({ kind: 'failed', message: 'Payment verification failed' });
  });

  test('without an answer nothing is cancelled, and only the server can tell what became of it', async () => {
    world.answer('verify-payment', { status: 0, body: {} });
    expect(await buy()).toEqual({ kind: 'unconfirmed', orderId: 'o1', trackingToken: 'token' });
    expect(paths()).not.toContain('cancel-order');
    expect(currentAttempt()).toMatchObject({ orderId: 'o1', isHandedIn: true });
  });

  test('money that needs a person is told, and not asked for again under the same receipt', async () => {
    world.answer('verify-payment', refused(409, 'needs_review', 'We are checking it.'));
    expect(await buy()).toEqual({
      kind: 'refused',
      problem: { message: 'We are checking it.', items: [] },
    });
    expect(paths()).not.toContain('cancel-order');
    await buy();
    expect(new Set(receipts()).size).toBe(2);
  });

  test('what its order holds is known here for as long as it is held', async () => {
    world.answer('create-order', ok({ ...(OPENED.body as object), heldForSeconds: 900 }));
    world.answer('verify-payment', { status: 0, body: {} });
    const begun = Date.now();
    await buy();
    expect([...reservedQuantities()]).toEqual([['p1', 1]]);
    const { heldUntil = 0 } = currentAttempt() ?? {};
    expect(heldUntil - begun).toBeGreaterThanOrEqual(900_000);
    expect(heldUntil - Date.now()).toBeLessThanOrEqual(900_000);
  });

  test('nothing is held any more once the pieces are sold out', async () => {
    world.answer(
      'create-order',
      ok({ ...(OPENED.body as object), heldForSeconds: 900 }),
      refused(409, 'out_of_stock', 'Sold out.', { items: [{ productId: 'p1', available: 0 }] }),
    );
    world.answer('verify-payment', { status: 0, body: {} });
    await buy();
    await buy();
    expect([...reservedQuantities()]).toEqual([]);
  });
});
