import { paise, type Paise } from '@kargha/domain/money/paise';
import type { RefundPurpose } from '@kargha/domain/payments/refund-purpose';

/** A processed refund of a gateway payment, as staff see it. */
export function sampleRefund(purpose: RefundPurpose, amount: number) {
  return {
    id: 'refund_pay_1_1',
    purpose,
    state: 'processed',
    method: 'upi' as const,
    amount: paise(amount),
    claim: 'o1_1',
    retriedAs: '',
    resent: paise(0),
    ...{ trouble: '', note: '', byHand: null, documents: [] },
    createdAt: new Date('2026-11-20T06:00:00Z'),
  };
}

/** Goods that reduced the unpaid balance of an order. */
export function sampleAdjustment(purpose: RefundPurpose, amount: Paise | number) {
  const { id: _id, method: _method, ...settled } = sampleRefund(purpose, amount);
  return { ...settled, id: 'o1_return-r1' };
}

export const NO_MONEY = { refunds: [], adjustments: [] };
