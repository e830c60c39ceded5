import { paise, sumPaise, type Paise } from '../money/paise.ts';

interface RefundSummary {
  reason: string;
  state: string;
  amount: Paise;
  retriedAs?: string;
  resent?: Paise;
}

/** Refund reasons for money that paid for nothing: duplicate or late payments. */
const EXCESS_REASONS: readonly string[] = ['second_payment', 'late_part'];

/** True for a refund that does not reduce what the order has paid. */
export function isExcessPayment(reason: string): boolean {
  return EXCESS_REASONS.includes(reason);
}

/** What is still to be refunded after a failure: the amount minus what was requested again. */
export function unsentAmount({
  amount,
  resent = paise(0),
}: Pick<RefundSummary, 'amount' | 'resent'>) {
  return paise(amount - resent);
}

/** Paise of duplicate payments whose refund failed and was not retried. */
export function failedDuplicateRefunds(refunds: readonly RefundSummary[]): Paise {
  const failed = refunds.filter(
    ({ state, reason, retriedAs }) =>
      state === 'failed' && reason === 'second_payment' && !retriedAs,
  );
  return sumPaise(failed.map(unsentAmount));
}
