import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { NO_RECORDS, paid, paidOrder, refund, TOTALS } from '../testing/paid-order.ts';
import { orderLedger } from './order-ledger.ts';

test('an unpaid order has a balance due', () => {
  const order = paidOrder({ state: 'pending_payment' });
  const unpaid = {
    ...order.payment,
    state: 'pending',
    paymentId: null,
    captured: paise(0),
  } as const;
  const ledger = orderLedger({ ...order, payment: unpaid }, NO_RECORDS);
  expect(ledger).toMatchObject({ worth: 99_500, charged: 99_500, paid: 0, balanceDue: 99_500 });
  expect(ledger.difference).toBe(0);
});

test('a paid order owes nothing, and all of it can be refunded', () => {
  const ledger = orderLedger(paidOrder(), { ...NO_RECORDS, payments: [paid()] });
  expect(ledger).toMatchObject({ paid: 99_500, balanceDue: 0, refundDue: 0, refundable: 99_500 });
  expect(ledger.difference).toBe(0);
});

test('a refund lowers the charge at once and is due until it is processed', () => {
  const records = { ...NO_RECORDS, payments: [paid()] };
  const order = paidOrder();
  const asked = orderLedger(order, {
    ...records,
    refunds: [refund(20_000, { state: 'requested' })],
  });
  expect(asked).toMatchObject({ charged: 79_500, refunded: 0, refundDue: 20_000 });
  const done = orderLedger(order, { ...records, refunds: [refund(20_000)] });
  expect(done).toMatchObject({ charged: 79_500, refunded: 20_000, refundDue: 0 });
  expect(done.adjustments).toEqual([{ cause: 'price_adjustment', amount: 20_000 }]);
  for (const ledger of [asked, done]) {
    expect(ledger).toMatchObject({ refundable: 79_500, difference: 0 });
  }
});

test('a failed refund keeps its money until it is retried', () => {
  const failed = refund(20_000, { state: 'failed' });
  const records = { ...NO_RECORDS, payments: [paid()] };
  const before = orderLedger(paidOrder(), { ...records, refunds: [failed] });
  expect(before).toMatchObject({ refundDue: 20_000, refundable: 79_500, difference: 0 });
  const retried = [{ ...failed, retriedAs: 'again' }, refund(20_000)];
  const after = orderLedger(paidOrder(), { ...records, refunds: retried });
  expect(after).toMatchObject({
    refundDue: 0,
    refunded: 20_000,
    refundable: 79_500,
    difference: 0,
  });
});

test('an offer is a credit, and a fee that the customer pays a charge', () => {
  const { payment } = paidOrder();
  const less = orderLedger(paidOrder({ payment: { ...payment, captured: paise(89_500) } }), {
    ...NO_RECORDS,
    payments: [{ ...paid(89_500), offer: { discount: paise(10_000) } }],
  });
  expect(less).toMatchObject({ offer: 10_000, charged: 89_500, refundable: 89_500, difference: 0 });
  const more = orderLedger(paidOrder(), {
    ...NO_RECORDS,
    payments: [{ ...paid(101_500), customerFee: paise(2000) }],
  });
  expect(more).toMatchObject({ customerFee: 2000, charged: 101_500, difference: 0 });
});

test('the gift card of a cancelled order is restored without a refund document', () => {
  const totals = { ...TOTALS, giftCard: paise(40_000), total: paise(59_500) };
  const giftCard = { cardId: 'card', last4: 'ABCD', amount: paise(40_000) };
  const cancelled = paidOrder({ state: 'cancelled', closedBy: 'staff', totals, giftCard });
  const ledger = orderLedger(cancelled, {
    ...NO_RECORDS,
    payments: [paid(59_500)],
    refunds: [refund(59_500, { purpose: 'cancellation' })],
  });
  expect(ledger).toMatchObject({ charged: 0, paid: 99_500, refunded: 99_500, prepaidLeft: 0 });
  expect(ledger.adjustments).toEqual([{ cause: 'cancellation', amount: 99_500 }]);
  expect(ledger.difference).toBe(0);
});

test('money that is left of a cancelled order is a difference', () => {
  const cancelled = paidOrder({ state: 'cancelled', closedBy: 'staff' });
  const ledger = orderLedger(cancelled, { ...NO_RECORDS, payments: [paid()] });
  expect(ledger.difference).toBe(-99_500);
});

test('a duplicate payment is no part of the sale', () => {
  const payments = [paid(), paid(99_500, 'pay_2')];
  const open = orderLedger(paidOrder(), { ...NO_RECORDS, payments });
  expect(open).toMatchObject({ paid: 99_500, unassigned: 99_500, refundable: 99_500 });
  const duplicate = { paymentId: 'pay_2', purpose: 'duplicate_payment', state: 'pending' } as const;
  const sent = orderLedger(paidOrder(), {
    ...{ ...NO_RECORDS, payments },
    refunds: [refund(99_500, duplicate)],
  });
  expect(sent).toMatchObject({ charged: 99_500, unassigned: 0, refundDue: 99_500, difference: 0 });
  expect(sent.payments.map(({ isExcess, left }) => ({ isExcess, left }))).toEqual([
    { isExcess: false, left: 99_500 },
    { isExcess: true, left: 0 },
  ]);
});

test('a lost dispute is money that cannot be refunded again', () => {
  const dispute = {
    paymentId: 'pay_1',
    status: 'open',
    amount: paise(60_000),
    deducted: paise(0),
  } as const;
  const records = { ...NO_RECORDS, payments: [paid()] };
  const open = orderLedger(paidOrder(), { ...records, disputes: [dispute] });
  expect(open).toMatchObject({ disputed: 60_000, lost: 0, refundable: 99_500, difference: 0 });
  const lost = { ...dispute, status: 'lost', deducted: paise(60_000) } as const;
  const after = orderLedger(paidOrder(), { ...records, disputes: [lost] });
  expect(after).toMatchObject({ disputed: 0, lost: 60_000, charged: 39_500, refundable: 39_500 });
  expect(after.difference).toBe(0);
});

test('a refund under way promises no more than a lost dispute has left', () => {
  const dispute = { paymentId: paid().id, status: 'lost', amount: paise(10_000) } as const;
  const ledger = orderLedger(paidOrder({ state: 'cancelled', closedBy: 'shortfall' }), {
    ...NO_RECORDS,
    payments: [paid()],
    refunds: [refund(99_500, { state: 'requested', purpose: 'shortfall' })],
    disputes: [{ ...dispute, deducted: paise(10_000) }],
  });
  expect(ledger).toMatchObject({ lost: 10_000, refundDue: 89_500, charged: 0, difference: 0 });
});

const LOST = { paymentId: paid().id, status: 'lost', amount: paise(99_500) } as const;

test.each(['removed_items', 'replacement_refund'] as const)(
  'what a lost dispute took cannot go back as %s too, and is charged once',
  (purpose) => {
    const exchanged = { purpose: 'exchange', amount: paise(20_000) } as const;
    const isRemoval = purpose === 'removed_items';
    const total = paise(isRemoval ? 79_500 : 99_500);
    const order = { ...paidOrder(), totals: { ...TOTALS, subtotal: paise(total), total } };
    const ledger = orderLedger(order, {
      payments: [paid()],
      refunds: [refund(20_000, { state: 'requested', purpose })],
      adjustments: isRemoval ? [] : [exchanged],
      disputes: [{ ...LOST, deducted: paise(99_500) }],
    });
    expect(ledger).toMatchObject({ lost: 99_500, refundDue: 0, charged: 0, difference: 0 });
  },
);

test('after a lost dispute, what the gateway has accepted is sent before what it may refuse', () => {
  const { adjustments } = orderLedger(paidOrder(), {
    ...NO_RECORDS,
    payments: [paid()],
    refunds: [
      refund(60_000, { state: 'requested', purpose: 'return' }),
      refund(30_000, { state: 'pending', purpose: 'price_adjustment' }),
    ],
    disputes: [{ ...LOST, deducted: paise(50_000) }],
  });
  expect(adjustments).toEqual(
    expect.arrayContaining([
      { cause: 'price_adjustment', amount: 30_000 },
      { cause: 'return', amount: 19_500 },
      { cause: 'dispute', amount: 50_000 },
    ]),
  );
});

test('a payment under review leaves the balance due', () => {
  const order = paidOrder({ state: 'on_hold' });
  const unpaid = {
    ...order.payment,
    state: 'pending',
    paymentId: null,
    captured: paise(0),
  } as const;
  const ledger = orderLedger(
    { ...order, payment: unpaid },
    { ...NO_RECORDS, payments: [paid(50_000)] },
  );
  expect(ledger).toMatchObject({ balanceDue: 99_500, unassigned: 50_000, difference: 0 });
});
