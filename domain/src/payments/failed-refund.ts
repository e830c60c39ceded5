import { paise, sumPaise, type Paise } from '../money/paise.ts';

interface Refund {
  state: string;
  amount: Paise;
  /** the refund that replaced it after it failed */
  retriedAs?: string;
  /** what was refunded in another way after it failed */
  resent?: Paise;
}

export function canRetryRefund({ state, retriedAs }: Pick<Refund, 'state' | 'retriedAs'>): boolean {
  return state === 'failed' && !retriedAs;
}

/** What is still to be refunded after a failure. */
export function unsentAmount({
  amount,
  resent = paise(0),
}: Pick<Refund, 'amount' | 'resent'>): Paise {
  return paise(amount - resent);
}

/** Money of refunds that can be retried, which no other refund may use. */
export function promisedToRetries(refunds: readonly Refund[]): Paise {
  return sumPaise(refunds.filter(canRetryRefund).map(unsentAmount));
}
