import { paise, sumPaise } from '@kargha/domain/money/paise';
import { canRetryRefund, unsentAmount } from '@kargha/domain/payments/failed-refund';

import type { Transaction } from '../../platform/firestore.ts';
import { refundRef, type RefundRecord } from '../../records/payment-record.ts';

/**
 * Marks failed refunds as replaced by another refund, so that they are not sent as well. With an `amount`, only so
 * much of them: a refund that is replaced in part can still be retried for the rest.
 */
export function replaceFailedRefunds(
  transaction: Transaction,
  refunds: readonly RefundRecord[],
  { by, amount = Infinity }: { by: string; amount?: number },
): void {
  let rest = amount;
  for (const failed of refunds.filter(canRetryRefund)) {
    const unsent = unsentAmount(failed);
    const now = paise(Math.min(rest, unsent));
    if (now === 0) return;
    rest -= now;
    const resent = sumPaise([failed.resent ?? paise(0), now]);
    transaction.update(refundRef(failed.id), now === unsent ? { retriedAs: by } : { resent });
  }
}
