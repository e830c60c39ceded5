import { paise, sumPaise, type Paise } from '../money/paise.ts';

export interface FailableRefund {
  state: string;
  amount: Paise;
  /** the refund that replaced it after it failed */
  retriedAs?: string;
  /** what was refunded in another way after it failed */
  resent?: Paise;
}

export function canRetryRefund({
  state,
  retriedAs,
}: Pick<FailableRefund, 'state' | 'retriedAs'>): boolean {
  return state === 'failed' && !retriedAs;
}

/** What is still to be refunded after a failure. */
export function unsentAmount({
  amount,
  resent = paise(0),
}: Pick<FailableRefund, 'amount' | 'resent'>): Paise {
  return paise(amount - resent);
}

/** Money of refunds that can be retried, which no other refund may use. */
export function promisedToRetries(refunds: readonly FailableRefund[]): Paise {
  return sumPaise(refunds.filter(canRetryRefund).map(unsentAmount));
}

/** What the customer gets by a refund, now or later: a failed one counts until it is replaced. */
export function promisedAmount(refund: FailableRefund): Paise {
  if (refund.state !== 'failed') return refund.amount;
  return canRetryRefund(refund) ? unsentAmount(refund) : paise(0);
}
