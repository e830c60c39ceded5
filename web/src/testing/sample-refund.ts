import { paise, type Paise } from '@kargha/domain/money/paise';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import type { AdjustmentPurpose, RefundPurpose } from '@kargha/domain/payments/refund-purpose';

const NOTED = {
  orderId: 'o1',
  state: 'processed',
  claim: 'o1_1',
  initiatedFrom: 'admin',
  note: '',
  documents: [],
  createdAt: new Date('2026-11-20T06:00:00Z'),
} as const;

/** A processed refund of a gateway payment, as staff see it. */
export function sampleRefund(purpose: RefundPurpose, amount: number) {
  return {
    ...NOTED,
    id: 'refund_pay_1_1',
    purpose,
    paymentId: 'pay_1',
    method: 'upi' as const,
    amount: paise(amount),
    gatewayRefundId: 'rfnd_1',
    documents: [],
    updatedAt: NOTED.createdAt,
  };
}

/** Goods that reduced the unpaid balance of an order, or paid for a replacement. */
export function sampleAdjustment(purpose: AdjustmentPurpose, amount: Paise | number) {
  return { ...NOTED, id: 'o1_return-r1', purpose, amount: paise(amount), documents: [] };
}

export const NO_MONEY = { payments: [], refunds: [], adjustments: [], disputes: [] };

/** The payment that the order says it has. */
export function paymentOf({ payment }: Pick<ShownOrder, 'payment'>) {
  const { id, captured: amount } = payment;
  return { ...NO_MONEY, payments: [{ id, method: 'upi' as const, amount }] };
}
