import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { canRetryRefund, promisedToRetries, unsentAmount } from './failed-refund.ts';

const refund = (amount: number, fields: object = {}) => ({
  ...{ state: 'failed', amount: paise(amount), retriedAs: '' },
  ...fields,
});

test('only a failed refund that was not replaced can be retried', () => {
  expect(canRetryRefund(refund(1000))).toBe(true);
  expect(canRetryRefund(refund(1000, { state: 'processed' }))).toBe(false);
  expect(canRetryRefund(refund(1000, { retriedAs: 'refund_2' }))).toBe(false);
});

test('keeps the money of failed refunds for their retries, without what was refunded since', () => {
  const others = [refund(1000, { state: 'processed' }), refund(2000, { retriedAs: 'refund_2' })];
  expect(promisedToRetries(others)).toBe(0);
  const inPart = refund(8000, { resent: paise(3000) });
  expect(unsentAmount(inPart)).toBe(5000);
  expect(promisedToRetries([...others, inPart, refund(16_000)])).toBe(21_000);
});
