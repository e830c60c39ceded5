import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { sampleOrder } from '#testing/sample-order.ts';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { paymentOf, sampleAdjustment, sampleRefund } from '#testing/sample-refund.ts';

import { amountForUndelivered, refundChoices } from './refund-choices.ts';
import type { StaffOrder } from '../../state/staff-order.ts';

const A = [{ productId: 'a', quantity: 1 }];
const B = [{ productId: 'b', quantity: 1 }];

const part = (id: string, state: string, amount: number) => ({
  ...{ id, share: 50, due: 'now', state, amount },
});

/** A for ₹6,000 came back undelivered, B for ₹4,000 was delivered; half is paid. */
function order(unpaid: object, fields: object = {}): StaffOrder {
  const stored = {
    number: 'KG-ABCD1234',
    state: 'delivered',
    lines: [
      { productId: 'a', quantity: 1, unitPrice: 600_000 },
      { productId: 'b', quantity: 1, unitPrice: 400_000 },
    ],
    totals: { subtotal: 1_000_000, total: 1_000_000 },
    payment: { state: 'pending', captured: 500_000, paymentId: 'pay_1' },
    instalments: [part('1', 'paid', 500_000), unpaid],
    shipments: [
      { id: 'parcel-1', state: 'returned', lines: A },
      { id: 'parcel-2', state: 'delivered', deliveredAt: new Date(), lines: B },
    ],
    ...fields,
  };
  return { ...sampleOrder(stored), delivery: DELIVERY };
}

const OWING = order(part('2', 'due', 500_000));
const PAID = order(part('2', 'paid', 500_000));

test('offers undelivered items and a price adjustment', () => {
  expect(refundChoices(OWING, paymentOf(OWING))).toEqual([
    { purpose: 'undelivered', lines: A, canRefundShipping: false },
    { purpose: 'price_adjustment', maximum: 500_000 },
  ]);
  expect(amountForUndelivered(OWING, paymentOf(OWING), { lines: A })).toBe(600_000);
});

test('does not refund a price adjustment again with the items', () => {
  const lower = sampleRefund('price_adjustment', 100_000);
  const money = { ...paymentOf(OWING), refunds: [lower] };
  expect(amountForUndelivered(OWING, money, { lines: A })).toBe(540_000);
});

test('offers a failed refund to retry and keeps its money and its items', () => {
  const adjustments = [{ ...sampleAdjustment('undelivered', 500_000), lines: A }];
  const settled = order(part('2', 'credited', 0));
  const failed = { ...sampleRefund('undelivered', 100_000), state: 'failed' as const, lines: A };
  expect(refundChoices(settled, { ...paymentOf(settled), refunds: [failed], adjustments })).toEqual(
    [
      { purpose: 'retry', failed, amount: 100_000 },
      { purpose: 'price_adjustment', maximum: 400_000 },
    ],
  );
  const again = { ...failed, id: 'refund_pay_1_2', state: 'pending' as const };
  const refunds = [again, { ...failed, retriedAs: again.id }];
  expect(refundChoices(settled, { ...paymentOf(settled), refunds, adjustments })).toEqual([
    { purpose: 'price_adjustment', maximum: 400_000 },
  ]);
});

test('retries only the rest of a duplicate payment that was partly refunded', () => {
  const failed = {
    ...sampleRefund('duplicate_payment', 500_000),
    ...{ state: 'failed' as const, resent: paise(120_000) },
  };
  const sent = { ...sampleRefund('duplicate_payment', 120_000), id: 'rfnd_1' };
  const choices = refundChoices(PAID, { ...paymentOf(PAID), refunds: [sent, failed] });
  expect(choices).toContainEqual({ purpose: 'retry', failed, amount: 380_000 });
});

test('offers a duplicate payment, until it is refunded', () => {
  const [paid] = paymentOf(PAID).payments;
  const second = { id: 'pay_9', method: 'upi' as const, amount: paise(250_000) };
  const money = { ...paymentOf(PAID), payments: [paid!, second] };
  expect(refundChoices(PAID, money)).toContainEqual({
    purpose: 'duplicate_payment',
    paymentId: 'pay_9',
    amount: 250_000,
  });
  const back = { ...sampleRefund('duplicate_payment', 250_000), paymentId: 'pay_9' };
  const purposes = refundChoices(PAID, { ...money, refunds: [back] }).map((one) => one.purpose);
  expect(purposes).not.toContain('duplicate_payment');
});

test('offers what is left of a cancelled order', () => {
  const cancelled = order(part('2', 'due', 500_000), { state: 'cancelled', shipments: [] });
  expect(refundChoices(cancelled, paymentOf(cancelled))).toEqual([
    { purpose: 'cancellation', amount: 500_000 },
  ]);
  const back = { ...paymentOf(cancelled), refunds: [sampleRefund('cancellation', 500_000)] };
  expect(refundChoices(cancelled, back)).toEqual([]);
});
