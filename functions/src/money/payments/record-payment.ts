import { paise } from '@kargha/domain/money/paise';
import { explainPaidAmount } from '@kargha/domain/payments/paid-amount';
import { isPaid, type PaymentState } from '@kargha/domain/payments/payment';
import type { ReviewReason } from '@kargha/domain/payments/review-reason';

import type { Transaction } from '../../platform/firestore.ts';
import { paymentRef, type PaymentRecord } from '../../records/payment-record.ts';
import type { GatewayPayment } from '../gateway/payment-gateway.ts';
import { payableOf } from './payable-order.ts';
import type { PaymentUpdate } from './payment-effects.ts';
import { isGiftCardSale, type PaymentTarget } from './payment-target.ts';

interface RecordedPayment {
  target: PaymentTarget | null;
  state: PaymentState;
  review: ReviewReason[];
  refunding: boolean;
}

/** Writes payments/{id} as a payment update leaves it. */
export function recordPayment(
  transaction: Transaction,
  { target, state, review, refunding }: RecordedPayment,
  { payment, at }: PaymentUpdate,
): void {
  const stored: PaymentRecord = {
    ...targetFields(target),
    gatewayOrderId: payment.gatewayOrderId,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    state,
    refunded: state === 'refunded' ? payment.amount : paise(0),
    ...(isPaid(state) && { ...chargesOf(target, payment), capturedAt: at }),
    reviewReasons: review,
    needsReview: review.length > 0,
    refunding,
    updatedAt: at,
  };
  transaction.set(paymentRef(payment.id), stored, { merge: true });
}

function targetFields(
  target: PaymentTarget | null,
): Pick<PaymentRecord, 'orderId' | 'giftCardSaleId'> {
  if (!target) return { orderId: null };
  return isGiftCardSale(target)
    ? { orderId: null, giftCardSaleId: target.id }
    : { orderId: target.id };
}

/** The gateway's fee and tax, and what made the amount differ from the order or instalment. */
function chargesOf(
  target: PaymentTarget | null,
  payment: GatewayPayment,
): Pick<PaymentRecord, 'fee' | 'tax' | 'offer' | 'customerFee'> {
  const due = target && payableOf(target, payment.gatewayOrderId)?.amount;
  const { fee, tax } = payment;
  return {
    ...(fee !== undefined && { fee, tax: tax ?? paise(0) }),
    ...(due && explainPaidAmount(due, payment)),
  };
}
