import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { failedDuplicateRefunds, unsentAmount } from './duplicate-payment.ts';

const refund = (amount: number, fields: object = {}) => ({
  ...{ reason: 'second_payment', state: 'failed', amount: paise(amount), retriedAs: '' },
  ...fields,
});

test('counts a failed duplicate refund that was not retried', () => {
  const others = [
    refund(1000, { state: 'processed' }),
    refund(2000, { retriedAs: 'refund_2' }),
    refund(4000, { reason: 'requested' }),
  ];
  expect(failedDuplicateRefunds(others)).toBe(0);
  expect(failedDuplicateRefunds([...others, refund(8000), refund(16_000)])).toBe(24_000);
});

test('counts only the rest of a partly retried refund', () => {
  const inPart = refund(8000, { resent: paise(3000) });
  expect(unsentAmount(inPart)).toBe(5000);
  expect(failedDuplicateRefunds([inPart, refund(16_000)])).toBe(21_000);
});
