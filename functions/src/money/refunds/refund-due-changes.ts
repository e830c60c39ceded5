import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { isRefundedManually } from '@kargha/domain/payments/payment-method';
import type { PaymentMethod } from '@kargha/domain/payments/payment-method';
import { addReview, dropReview, reviewReason } from '@kargha/domain/payments/review-reason';

import type { GiftCardRefund } from '../../records/gift-card-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

type Reviewed = Pick<OrderRecord, 'reviewReasons'>;
type ReviewFields = Reviewed & Pick<OrderRecord, 'payment'>;

export interface QueuedRefund {
  refundId: string;
  amount: Paise;
  method: PaymentMethod;
}

/** Marks the order for staff when part of a refund must be made manually. */
export function refundDueChanges(
  { reviewReasons, payment }: ReviewFields,
  queued: readonly QueuedRefund[],
  at: Date,
): Reviewed & Record<string, unknown> {
  const due = queued
    .filter(isManual)
    .map(({ refundId, amount, method }) =>
      reviewReason('refund_due', { refundId, amount, method }, at),
    );
  if (due.length === 0) return { reviewReasons };
  return {
    'payment.owed': sumPaise([payment.owed ?? paise(0), manualAmount(queued)]),
    reviewReasons: due.reduce(addReview, reviewReasons),
  };
}

export function manualAmount(queued: readonly QueuedRefund[]): Paise {
  return sumPaise(queued.filter(isManual).map(({ amount }) => amount));
}

function isManual({ method }: QueuedRefund): boolean {
  return isRefundedManually(method);
}

export function manualRefundChanges(
  { reviewReasons, payment }: ReviewFields,
  { refundId, amount }: Omit<QueuedRefund, 'method'>,
): Record<string, unknown> {
  return {
    'payment.owed': paise(Math.max(0, (payment.owed ?? 0) - amount)),
    reviewReasons: dropReview(reviewReasons, 'refund_due', { refundId }),
  };
}

/** Marks the order for staff when a refund went to a gift card that no one can spend. */
export function unspendableCardChanges(
  { reviewReasons }: Reviewed,
  back: GiftCardRefund | null,
  at: Date,
): Reviewed {
  if (!back || back.isSpendable) return { reviewReasons };
  const { last4, amount } = back;
  const disabled = reviewReason('gift_card_disabled', { last4, amount }, at);
  return { reviewReasons: addReview(reviewReasons, disabled) };
}
