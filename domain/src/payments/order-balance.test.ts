import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { paidOrder } from '../testing/paid-order.ts';
import { orderBalance } from './order-balance.ts';

test('the sums of the order are its account without documents', () => {
  const { payment } = paidOrder();
  const order = paidOrder({ payment: { ...payment, refunded: paise(100), owed: paise(200) } });
  expect(orderBalance(order)).toEqual({
    paid: 99_500,
    refunded: 100,
    balanceDue: 0,
    manualRefundDue: 200,
  });
});
