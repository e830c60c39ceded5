import { rupeesToPaise } from '@kargha/domain/money/paise';
import { paymentMethod } from '@kargha/domain/payments/payment-method';
import { reviewReason, type ReviewReason } from '@kargha/domain/payments/review-reason';

/** A refund of the order, from before or after the conversion. */
interface StoredRefund {
  id: string;
  state: string;
  amount: number;
  paymentId: string | null;
  retriedAs?: string;
}

interface Reviewed {
  refunds: readonly StoredRefund[];
  methodOf: (paymentId: string | null) => string;
  at: Date;
}

type Reader = (found: RegExpExecArray, reviewed: Reviewed) => ReviewReason[];

/** The sentences that were stored as `needsReview`. Two of them may have been joined. */
const SENTENCES: readonly [RegExp, Reader][] = [
  [
    /The customer asks to cancel this order\./,
    (_, { at }) => [reviewReason('cancel_requested', {}, at)],
  ],
  [
    /A refund failed/,
    ({ 0: note }, { refunds, at }) => {
      const failed = refunds.filter(({ state, retriedAs }) => state === 'failed' && !retriedAs);
      if (failed.length === 0) return [reviewReason('note', { note: `${note}.` }, at)];
      return failed.map(({ id: refundId, amount }) =>
        reviewReason('refund_failed', { refundId, amount }, at),
      );
    },
  ],
  [
    /₹[\d,.]+ was paid offline \([^)]*\): please refund it manually and record it here\./,
    (_, { refunds, methodOf, at }) =>
      refunds
        .filter(({ state }) => state === 'owed')
        .map(({ id: refundId, amount, paymentId }) => {
          const method = paymentMethod(methodOf(paymentId));
          return reviewReason('refund_due', { refundId, amount, method }, at);
        }),
  ],
  [
    /Gift card …(\w+) is disabled: please issue a new one for ₹([\d,.]*\d)\./,
    ([, last4 = '', rupees = ''], { at }) => {
      const amount = rupeesToPaise(Number(rupees.replaceAll(',', '')));
      return [reviewReason('gift_card_disabled', { last4, amount }, at)];
    },
  ],
  [
    /Paid (\d+) paise instead of (\d+)\./,
    ([, paid, due], { at }) => [
      reviewReason('wrong_amount', { paid: Number(paid), due: Number(due) }, at),
    ],
  ],
  [
    /Paid (\d+) paise, which is not the amount of the instalment\./,
    ([, paid], { at }) => [reviewReason('wrong_instalment', { paid: Number(paid) }, at)],
  ],
  [
    /Paid in ([A-Z]{3})\./,
    ([, currency = ''], { at }) => [reviewReason('wrong_currency', { currency }, at)],
  ],
  [
    /The gateway refunded this payment before the order was placed\./,
    (_, { at }) => [reviewReason('refunded_before_order', {}, at)],
  ],
  [
    /The gateway refunded this payment before the instalment was paid\./,
    (_, { at }) => [reviewReason('refunded_before_instalment', {}, at)],
  ],
  [
    /This payment does not belong to any order\./,
    (_, { at }) => [reviewReason('no_order', {}, at)],
  ],
];

/** What no sentence explains stays as a note. */
export function reviewReasonsFrom(sentence: unknown, reviewed: Reviewed): ReviewReason[] {
  if (typeof sentence !== 'string') return [];
  let rest = sentence;
  const reasons = SENTENCES.flatMap(([shape, read]) => {
    const found = shape.exec(rest);
    if (!found) return [];
    rest = rest.replace(found[0], '');
    return read(found, reviewed);
  });
  const note = rest.trim();
  if (note === '') return reasons;
  return [...reasons, reviewReason('note', { note }, reviewed.at)];
}
