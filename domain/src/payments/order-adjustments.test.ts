import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { NO_RECORDS, paid, paidOrder, refund, TOTALS } from '../testing/paid-order.ts';
import { planInstalments, type Instalment } from './instalment.ts';
import type { AccountedOrder } from './order-balance.ts';
import { orderLedger } from './order-ledger.ts';
import { reduceInstalments } from './reduce-instalments.ts';

function halfPaid(): { order: AccountedOrder; instalments: Instalment[] } {
  const instalments = planInstalments(TOTALS.total, 'half-advance', new Date(0)).map((one) =>
    one.id === '1' ? { ...one, state: 'paid' as const, paymentId: 'pay_1' } : one,
  );
  const { payment } = paidOrder();
  const open = { ...payment, state: 'pending', paymentId: null, captured: paise(49_750) } as const;
  return { order: paidOrder({ payment: open, instalments }), instalments };
}

test('instalments: the rest is due, and returned items reduce it first', () => {
  const { order, instalments } = halfPaid();
  const records = { ...NO_RECORDS, payments: [paid(49_750)] };
  expect(orderLedger(order, records)).toMatchObject({ balanceDue: 49_750, difference: 0 });
  const reduced = { ...order, ...reduceInstalments(instalments, paise(60_000)) };
  const ledger = orderLedger(reduced, {
    ...records,
    refunds: [refund(10_250, { purpose: 'return', state: 'owed' })],
  });
  expect(ledger.adjustments).toEqual([
    { cause: 'return', amount: 10_250 },
    { cause: 'balance', amount: 49_750 },
  ]);
  expect(ledger).toMatchObject({
    balanceDue: 0,
    refundDue: 10_250,
    charged: 39_500,
    difference: 0,
  });
});

test('instalments: what was unpaid when everything came back is not charged', () => {
  const { order } = halfPaid();
  const ledger = orderLedger(
    { ...order, state: 'returned' },
    {
      ...NO_RECORDS,
      payments: [paid(49_750)],
      refunds: [refund(49_750, { purpose: 'return' })],
    },
  );
  expect(ledger.adjustments).toContainEqual({ cause: 'not_charged', amount: 49_750 });
  expect(ledger).toMatchObject({ charged: 0, balanceDue: 0, difference: 0 });
});
