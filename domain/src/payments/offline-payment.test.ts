import { expect, it } from 'vitest';

import { offlinePaymentId, offlinePaymentSchema } from './offline-payment.ts';
import { isOfflineMethod } from './payment.ts';

const seen = { revision: 0, amount: 100_000 };
const problemOf = (payment: object) => {
  try {
    offlinePaymentSchema.validateSync({ ...seen, ...payment });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  [{ method: 'bank_transfer', reference: 'hdfc n123 4567 8901' }, 'HDFCN12345678901'],
  [{ method: 'counter_upi', reference: '4321 1234 5678' }, '432112345678'],
  [{ method: 'cash', reference: 'c/12' }, 'cash-C-12'],
] as const)('keeps %j under %s, so that it is taken once', (payment, id) => {
  const { method, reference } = offlinePaymentSchema.validateSync({ ...seen, ...payment });
  expect(offlinePaymentId({ method, reference })).toBe(id);
});

it('refuses a reference of the wrong format', () => {
  expect(problemOf({ method: 'counter_upi', reference: '123' })).toMatch(/12 digits/);
  expect(problemOf({ method: 'bank_transfer', reference: '123' })).toMatch(/12 to 22/);
  expect(problemOf({ method: 'cash', reference: '' })).toMatch(/reference/);
});

it('accepts cash below two lakh (Income-tax Act s. 269ST), any amount by bank', () => {
  const lakhs = { amount: 20_000_000, reference: '123456789012' };
  expect(problemOf({ ...lakhs, method: 'cash' })).toMatch(/below ₹2,00,000/);
  expect(problemOf({ ...lakhs, amount: 19_999_999, method: 'cash' })).toBe('');
  expect(problemOf({ ...lakhs, method: 'bank_transfer' })).toBe('');
});

it('does not confuse the UPI of the gateway with UPI at the counter', () => {
  expect([isOfflineMethod('upi'), isOfflineMethod('counter_upi'), isOfflineMethod(null)]).toEqual([
    false,
    true,
    false,
  ]);
});
