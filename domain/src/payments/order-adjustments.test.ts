import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { NO_RECORDS, paid, paidOrder, refund, TOTALS } from '../testing/paid-order.ts';
import { ledgerProblems } from './ledger-problems.ts';
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

test('returned items that pay for a replacement lower the sale once, and what is left to refund', () => {
  const { order, credit } = exchanged();
  const records = { ...NO_RECORDS, payments: [paid()], adjustments: [credit] };
  const ledger = orderLedger(order, records);
  expect(ledger.adjustments).toEqual([{ cause: 'exchange', amount: 40_000 }]);
  expect(ledger).toMatchObject({ refunded: 40_000, refundable: 59_500, difference: 0 });
  expect(ledgerProblems(order, records)).toEqual([]);
  expect(ledgerProblems(order, { ...records, adjustments: [] })).toContain(
    'Its credits for replacements add up to ₹0, but it says ₹400.',
  );
});

test('the credit of a cancelled replacement is refunded, and lowers the sale no second time', () => {
  const { order, credit } = exchanged();
  const { payment } = order;
  const back = refund(40_000, { purpose: 'replacement_refund' });
  const after = { ...order, creditGiven: paise(0), payment: { ...payment, refunded: back.amount } };
  const records = { ...NO_RECORDS, payments: [paid()], adjustments: [credit], refunds: [back] };
  const ledger = orderLedger(after, records);
  expect(ledger.adjustments).toEqual([{ cause: 'exchange', amount: 40_000 }]);
  expect(ledger).toMatchObject({ refunded: 40_000, refundable: 59_500, difference: 0 });
  expect(ledgerProblems(after, records)).toEqual([]);
});

function exchanged() {
  const amount = paise(40_000);
  const credit = { purpose: 'exchange', amount } as const;
  return { credit, order: paidOrder({ creditGiven: amount }) };
}

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
