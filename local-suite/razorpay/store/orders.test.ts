import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { startSandboxFixture } from '../testing/sandbox-fixture.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandboxFixture();
});

afterEach(() => fixture.reset());
afterAll(() => fixture.close());

const errorResponse = (description: string, field?: string) => ({
  status: 400,
  body: {
    error: expect.objectContaining({
      code: 'BAD_REQUEST_ERROR',
      description,
      ...(field && { field }),
    }),
  },
});

test("accepts an order at the account's limit and rejects one above", async () => {
  const tooMuch = {
    status: 400,
    body: {
      error: expect.objectContaining({
        code: 'BAD_REQUEST_ERROR',
        description: 'Amount exceeds maximum amount allowed.',
        field: 'amount',
        reason: 'input_validation_failed',
      }),
    },
  };
  const order = (amount: number) => fixture.call('POST', '/v1/orders', { amount, currency: 'INR' });
  expect(await order(1_000_000_001)).toMatchObject(tooMuch);
  expect(await order(1_000_000_000)).toMatchObject({ status: 200 });
  await fixture.call('POST', '/control/limits', { largestAmount: 90_000 });
  expect(await order(90_001)).toMatchObject(tooMuch);
  expect(await order(90_000)).toMatchObject({ status: 200 });
  expect((await fixture.state()).orders).toHaveLength(2);
});

test('creates an order with the official SDK and finds it by id and receipt', async () => {
  const order = await fixture.sdk.orders.create({
    amount: 236_000,
    currency: 'INR',
    receipt: 'KG-7Q2M',
    notes: { cart: 'c-1' },
  });
  expect(order).toMatchObject({
    entity: 'order',
    amount: 236_000,
    amount_paid: 0,
    amount_due: 236_000,
    currency: 'INR',
    receipt: 'KG-7Q2M',
    status: 'created',
    attempts: 0,
    notes: { cart: 'c-1' },
  });
  expect(order.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
  expect(await fixture.sdk.orders.fetch(order.id)).toEqual(order);
  expect(await fixture.sdk.orders.all({ receipt: 'KG-7Q2M' })).toEqual({
    entity: 'collection',
    count: 1,
    items: [order],
  });
  expect(await fixture.sdk.orders.all({ receipt: 'KG-NONE' })).toMatchObject({ count: 0 });
});

test.each([
  ['no amount', {}, 'The amount field is required.', 'amount'],
  ['a fraction of a paisa', { amount: 9959.95 }, 'The amount must be an integer.', 'amount'],
  ['less than a rupee', { amount: 99 }, 'The amount must be at least INR 1.00', 'amount'],
  ['a negative amount', { amount: -500 }, 'The amount must be at least INR 1.00', 'amount'],
  ['another currency', { amount: 100, currency: 'USD' }, 'Currency is not supported', 'currency'],
  [
    'a receipt of 41 characters',
    { amount: 100, receipt: 'r'.repeat(41) },
    'The receipt may not be greater than 40 characters.',
    'receipt',
  ],
  [
    '16 notes',
    { amount: 100, notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i, 'x'])) },
    'Number of fields in notes should be less than or equal to 15',
    'notes',
  ],
  [
    'a note of 257 characters',
    { amount: 100, notes: { n: 'x'.repeat(257) } },
    'The notes may not be greater than 256 characters each',
    'notes',
  ],
  [
    'a field that does not exist',
    { amount: 100, colour: 'red' },
    'colour is/are not required and should not be sent',
    undefined,
  ],
])("rejects an order with %s in Razorpay's words", async (_, fields, words, field) => {
  const answer = await fixture.call('POST', '/v1/orders', { currency: 'INR', ...fields });
  expect(answer).toEqual(errorResponse(words, field));
  expect((await fixture.state()).orders).toEqual([]);
});

test('accepts an order of one rupee with a 40-character receipt and 15 notes', async () => {
  const notes = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`n${i}`, 'x']));
  const fields = { amount: 100, receipt: 'r'.repeat(40), notes };
  expect(await fixture.createOrder(fields)).toMatchObject(fields);
});

test('returns the first order for a unique receipt, and a new one otherwise', async () => {
  const first = await fixture.createOrder({ receipt: 'once', unique_receipt: true });
  const again = await fixture.createOrder({ receipt: 'once', unique_receipt: true });
  const other = await fixture.createOrder({ receipt: 'once' });
  expect(again).toEqual(first);
  expect(other.id).not.toBe(first.id);
});

test('lists newest first and in pages', async () => {
  const ids = [];
  for (let made = 0; made < 12; made += 1) ids.push((await fixture.createOrder()).id);
  const page = await fixture.sdk.orders.all({ count: 3, skip: 2 });
  expect(page.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(2, 5));
  expect((await fixture.sdk.orders.all()).count).toBe(10);
  expect(await fixture.call('GET', '/v1/orders?count=101')).toMatchObject({ status: 400 });
});

test('answers 400 for an unknown order', async () => {
  expect(await fixture.call('GET', '/v1/orders/order_Nobody00000000')).toEqual(
    errorResponse('The id provided does not exist'),
  );
});
