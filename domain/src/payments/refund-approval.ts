import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { DAY_MS } from '../records/time-spans.ts';
import type { RefundRecord } from './payment-schema.ts';

interface PlannedRefund {
  amount: Paise;
  by: string;
  at: Date;
}

type EarlierRefund = Pick<
  RefundRecord,
  'amount' | 'requestedBy' | 'approvedBy' | 'retryOf' | 'createdAt'
>;

/**
 * True when one person may not refund this alone. What the person refunded of the order alone in the last 24 hours
 * counts, so that the limit cannot be split. `limitRupees` null: everyone may.
 */
export function needsSecondPerson(
  limitRupees: number | null,
  { amount, by, at }: PlannedRefund,
  earlier: readonly EarlierRefund[],
): boolean {
  if (limitRupees === null || amount === 0) return false;
  const since = at.getTime() - DAY_MS;
  const alone = earlier.filter(
    ({ requestedBy, approvedBy, retryOf, createdAt }) =>
      requestedBy === by &&
      approvedBy === undefined &&
      retryOf === undefined &&
      createdAt.getTime() > since,
  );
  return sumPaise([amount, ...alone.map((one) => one.amount)]) > paise(limitRupees * 100);
}
