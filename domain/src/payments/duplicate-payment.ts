import { paise, sumPaise, type Paise } from '../money/paise.ts';

/** A refund, as far as it tells whether money that came twice has gone back. */
interface RefundSummary {
  reason: string;
  state: string;
  amount: Paise;
  /** the refund in its place when it failed; absent or empty without one */
  retriedAs?: string;
  /** what of it was asked for again in parts since it failed; absent before the first */
  resent?: Paise;
}

/** Reasons of refunds of money that has paid for nothing: it came twice, or when the order had ended. */
const EXCESS_REASONS: readonly string[] = ['second_payment', 'late_part'];

/** True for the reason of a refund that takes nothing off what an order has paid. */
export function isExcessPayment(reason: string): boolean {
  return EXCESS_REASONS.includes(reason);
}

/** What of a refund that failed is still to go back: all of it but the parts that were asked for again since. */
export function unsentAmount({
  amount,
  resent = paise(0),
}: Pick<RefundSummary, 'amount' | 'resent'>) {
  return paise(amount - resent);
}

/** What came twice and could not be sent back, in paise; without what was asked for again. */
export function failedDuplicateRefunds(refunds: readonly RefundSummary[]): Paise {
  const failed = refunds.filter(
    ({ state, reason, retriedAs }) =>
      state === 'failed' && reason === 'second_payment' && !retriedAs,
  );
  return sumPaise(failed.map(unsentAmount));
}
