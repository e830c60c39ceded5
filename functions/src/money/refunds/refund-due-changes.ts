import { formatPaise } from '@kargha/domain/money/money-format';
import { OFFLINE_METHOD_LABELS, type OfflineMethod } from '@kargha/domain/payments/offline-payment';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';

import type { GiftCardRefund } from '../../records/gift-card-record.ts';
import { remainingReviewMark, otherReviewMark } from '../../records/order-review-mark.ts';
import type { OrderRecord } from '../../records/order-record.ts';

const INSTRUCTION = 'please refund it manually and record it here.';

type ReviewFields = Pick<OrderRecord, 'needsReview' | 'payment'>;

interface RefundShare {
  amount: Paise;
  byHand: OfflineMethod | null;
}

/** Marks the order for staff when part of a refund must be made manually. */
export function refundDueChanges(
  { needsReview, payment }: ReviewFields,
  parts: readonly RefundShare[],
): Record<string, unknown> {
  const owed = parts.filter(({ byHand, amount }) => byHand !== null && amount > 0);
  if (owed.length === 0) return {};
  const amount = sumPaise(owed.map((part) => part.amount));
  const methods = new Set(owed.flatMap(({ byHand }) => (byHand ? [labelOf(byHand)] : [])));
  const review = `${formatPaise(amount)} was paid offline (${[...methods].join(', ')}): ${INSTRUCTION}`;
  return {
    'payment.owed': sumPaise([payment.owed ?? paise(0), amount]),
    needsReview: otherReviewMark(needsReview) ?? review,
  };
}

export function manualRefundChanges(
  { needsReview, payment, cancelRequest }: ReviewFields & Pick<OrderRecord, 'cancelRequest'>,
  amount: Paise,
): Record<string, unknown> {
  const owed = paise(Math.max(0, (payment.owed ?? 0) - amount));
  const isOver = owed === 0 && needsReview?.endsWith(INSTRUCTION);
  return {
    'payment.owed': owed,
    ...(isOver && { needsReview: remainingReviewMark({ cancelRequest }) }),
  };
}

/** Marks the order for staff when a refund went to a gift card that no one can spend. */
export function unspendableCardChanges(
  { needsReview }: Pick<OrderRecord, 'needsReview'>,
  back: GiftCardRefund | null,
): Record<string, unknown> {
  if (!back || back.isSpendable) return {};
  const issue = `please issue a new one for ${formatPaise(back.amount)}.`;
  const review = `Gift card …${back.last4} is disabled: ${issue}`;
  const other = otherReviewMark(needsReview);
  return { needsReview: other === null ? review : `${other} ${review}` };
}

function labelOf(method: OfflineMethod): string {
  return OFFLINE_METHOD_LABELS[method].toLowerCase();
}
