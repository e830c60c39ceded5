import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { sampleOrder } from '#testing/sample-order.ts';
import { DELIVERY } from '#testing/sample-delivery.ts';

import { suggestRefund, type StaffOrder, type StaffRefund } from './staff-order.ts';

const A = [{ productId: 'a', quantity: 1 }];
const B = [{ productId: 'b', quantity: 1 }];

const part = (id: string, state: string, amount: number) => ({
  ...{ id, share: 50, due: 'now', state, amount },
});

/** A for ₹6,000 came back undelivered, B for ₹4,000 was delivered; half is paid. */
function order(unpaid: object): StaffOrder {
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
  };
  return { ...sampleOrder(stored), delivery: DELIVERY, giftCardPaid: paise(0) };
}

function refund(amount: number, fields: Partial<StaffRefund>): StaffRefund {
  return {
    ...{ id: 'r1', reason: 'undelivered', returnId: '', retriedAs: '', claim: 'o1_2' },
    resent: paise(0),
    ...{ invoicedPieces: A, trouble: '', amount: paise(amount), state: 'processed', note: '' },
    ...{
      isOnGiftCard: false,
      isAppliedToBalance: false,
      originalMethod: 'cash',
      byHand: null,
      documents: [],
    },
    createdAt: new Date(),
    ...fields,
  };
}

const UNPAID_INSTALMENT = refund(500_000, { isAppliedToBalance: true });
const SETTLED = order(part('2', 'credited', 0));

test('suggests the failed part of a refund, not what was paid for delivered items', () => {
  const failed = refund(100_000, { id: 'r2', state: 'failed' });
  expect(suggestRefund(SETTLED, [failed, UNPAID_INSTALMENT])).toEqual({
    ...{ amount: 100_000, maximum: 500_000 },
    ...{ isUndelivered: true, owed: 0 },
  });
  const again = refund(100_000, { id: 'r3', state: 'pending' });
  const { amount, isUndelivered } = suggestRefund(SETTLED, [
    again,
    { ...failed, retriedAs: 'r3' },
    UNPAID_INSTALMENT,
  ]);
  expect([amount, isUndelivered]).toEqual([400_000, false]);
});

test('suggests only the rest of a partly refunded duplicate payment', () => {
  const paid = order(part('2', 'paid', 500_000));
  const fields = { reason: 'second_payment', invoicedPieces: [], claim: '' };
  const failed = refund(500_000, { ...fields, state: 'failed', resent: paise(120_000) });
  const sent = refund(120_000, { ...fields, id: 'r2' });
  expect(suggestRefund(paid, [sent, failed])).toMatchObject({ amount: 380_000, maximum: 880_000 });
  const all = suggestRefund(paid, [sent, { ...failed, retriedAs: 'r3' }]);
  expect(all).toMatchObject({ maximum: 500_000 });
});

test('does not refund a price reduction again with the items', () => {
  const lower = refund(100_000, { reason: 'requested', invoicedPieces: [], claim: 'o1_1' });
  const owing = order(part('2', 'due', 500_000));
  expect(suggestRefund(owing, [])).toMatchObject({ amount: 600_000, owed: 500_000 });
  expect(suggestRefund(owing, [lower])).toMatchObject({ amount: 540_000, owed: 500_000 });
});
