import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';

import type { RefundWithId } from './refundable-money.ts';
import { replacedRefunds } from './replaced-refunds.ts';

const A = [{ productId: 'a', quantity: 1 }];
const B = [{ productId: 'b', quantity: 1 }];
const at = new Date('2026-11-20');

function failed(reason: RefundWithId['reason'], fields: Partial<RefundWithId> = {}): RefundWithId {
  return {
    ...{ id: reason, orderId: 'o1', paymentId: 'pay_1', amount: paise(20_000), reason },
    ...{ state: 'failed', gatewayRefundId: null, initiatedFrom: 'admin', claim: reason },
    ...{ createdAt: at, updatedAt: at },
    ...fields,
  };
}

const GIVEN = [
  failed('second_payment'),
  failed('cancelled'),
  failed('requested'),
  failed('reduced'),
  failed('return', { returnId: 'r1', claim: 'return_r1' }),
  failed('undelivered', { invoicedPieces: A }),
];

/** What is replaced by so much, which is taken of what was paid once. */
function supersededState(
  reason: RefundWithId['reason'],
  fields: Partial<Parameters<typeof replacedRefunds>[1]> = {},
  earlierRefunds = GIVEN,
): string[] {
  const asked = { reason, amount: paise(50_000), ofSecondPayments: [], ...fields };
  return replacedRefunds(earlierRefunds, asked).map(({ failed: { id } }) => id);
}

test('keeps refunds that failed for another reason', () => {
  expect(supersededState('reduced')).toEqual([]);
  expect(supersededState('return', { returnId: 'r2' })).toEqual([]);
  expect(supersededState('return', { returnId: 'r1' })).toEqual(['return']);
  expect(supersededState('reduced', { claim: 'reduced' })).toEqual(['reduced']);
});

test('replaces failed refunds without items up to the amount', () => {
  expect(supersededState('requested')).toEqual(['cancelled', 'requested']);
  expect(supersededState('requested', { amount: paise(20_000) })).toEqual(['cancelled']);
  expect(supersededState('requested', { amount: paise(19_999) })).toEqual([]);
});

test('replaces failed duplicate refunds first, then the others', () => {
  const ofSecondPayments = [{ paymentId: 'pay_1', amount: paise(20_000) }];
  expect(supersededState('requested', { amount: paise(20_000), ofSecondPayments })).toEqual([
    'second_payment',
  ]);
  expect(supersededState('requested', { amount: paise(40_000), ofSecondPayments })).toEqual([
    'second_payment',
    'cancelled',
  ]);
});

test('replaces a share of a failed refund of the same duplicate payment', () => {
  const twice = failed('second_payment', { resent: paise(5000) });
  const other = failed('second_payment', { id: 'other', paymentId: 'pay_2' });
  const parts = (amount: number) => {
    const ofSecondPayments = [{ paymentId: 'pay_1', amount: paise(amount) }];
    const asked = { reason: 'requested', amount: paise(amount), ofSecondPayments } as const;
    return replacedRefunds([other, twice], asked).map((one) => [one.failed.id, one.amount]);
  };
  expect(parts(8000)).toEqual([['second_payment', 8000]]);
  expect(parts(30_000)).toEqual([['second_payment', 15_000]]);
});

test('replaces failed refunds of undelivered items unless the group succeeded partly', () => {
  expect(supersededState('undelivered', { invoicedPieces: [...A, ...B] })).toEqual(['undelivered']);
  expect(supersededState('undelivered', { invoicedPieces: B })).toEqual([]);
  const processed = failed('undelivered', { id: 'other part', state: 'processed' });
  const earlierRefunds = [...GIVEN, processed];
  expect(supersededState('undelivered', { invoicedPieces: [...A, ...B] }, earlierRefunds)).toEqual(
    [],
  );
  expect(supersededState('undelivered', { claim: 'undelivered' }, earlierRefunds)).toEqual([
    'undelivered',
  ]);
});

test('does not replace a refund that was already retried', () => {
  const earlierRefunds = GIVEN.map((one) => ({ ...one, retriedAs: 'refund_2' }));
  expect(supersededState('requested', {}, earlierRefunds)).toEqual([]);
});
