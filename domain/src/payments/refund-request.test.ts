import { expect, test } from 'vitest';
import { ValidationError } from 'yup';

import { refundSchema } from './refund-request.ts';

const LINES = [{ productId: 'bag', quantity: 2 }];
const BODY = { revision: 3, amount: 45_000, reason: 'A loose thread.' };

function problemsOf(body: object): Record<string, string> {
  try {
    refundSchema.validateSync(body, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path = '', errors }) => [path, errors.map(String).join()]),
    );
  }
}

test.each([
  { purpose: 'price_adjustment' },
  { purpose: 'cancellation' },
  { purpose: 'undelivered', lines: LINES, includesShipping: true },
  { purpose: 'duplicate_payment', paymentId: 'pay_2' },
  { purpose: 'retry', refundId: 'refund_pay_1_1' },
])('accepts a refund with its purpose and target: $purpose', (target) => {
  expect(problemsOf({ ...BODY, ...target })).toEqual({});
});

test('asks for the purpose of a refund that has only amount and reason', () => {
  expect(problemsOf(BODY)).toEqual({ purpose: 'Please say what this refund is for.' });
  expect(problemsOf({ ...BODY, purpose: 'return' })).toHaveProperty('purpose');
});

test.each([
  ['undelivered', 'lines', 'Please choose the undelivered items.'],
  ['duplicate_payment', 'paymentId', 'Please choose the duplicate payment.'],
  ['retry', 'refundId', 'Please choose the failed refund.'],
])('asks for the target of %s', (purpose, field, message) => {
  expect(problemsOf({ ...BODY, purpose })).toEqual({ [field]: message });
});

test('refuses a target of another purpose', () => {
  const other = { ...BODY, purpose: 'price_adjustment', refundId: 'refund_pay_1_1' };
  expect(problemsOf(other)).toEqual({ refundId: 'Unknown field.' });
});
