import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { explainPaidAmount, type ChargedPayment } from './paid-amount.ts';

const DUE = paise(50_000);

function explain(payment: Omit<Partial<ChargedPayment>, 'amount'> & { amount: number }) {
  return explainPaidAmount(DUE, {
    status: 'captured',
    ...payment,
    amount: paise(payment.amount),
  });
}

test('has nothing to explain in an exact payment', () => {
  expect(explain({ amount: 50_000 })).toEqual({});
  expect(explain({ amount: 50_000, offerId: 'offer_1' })).toEqual({});
});

test('books the difference of an offer as its discount', () => {
  expect(explain({ amount: 46_000, offerId: 'offer_1' })).toEqual({
    offer: { id: 'offer_1', discount: 4_000 },
  });
});

test('books a fee that the customer paid, when it is exactly the difference', () => {
  const paid = { amount: 51_180, isFeeByCustomer: true } as const;
  expect(explain({ ...paid, fee: paise(1_180) })).toEqual({ customerFee: 1_180 });
  expect(explain({ ...paid, fee: paise(1_179) })).toBeNull();
  expect(explain(paid)).toBeNull();
  expect(explain({ ...paid, status: 'authorized' })).toEqual({ customerFee: 1_180 });
});

test.each([
  ['less without an offer', { amount: 49_999 }],
  ['more without a fee of the customer', { amount: 50_001, fee: paise(1) }],
  ['more with an offer', { amount: 50_001, offerId: 'offer_1' }],
  ['nothing with an offer', { amount: 0, offerId: 'offer_1' }],
  ['less when the customer bears the fee', { amount: 49_000, isFeeByCustomer: true } as const],
])('does not explain %s', (_, payment) => {
  expect(explain(payment)).toBeNull();
});
