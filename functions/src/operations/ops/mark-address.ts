import type { Reachability } from '@kargha/domain/reports/ops';

import {
  liftSuppression,
  suppress,
  suppressedAmong,
  suppressedRef,
} from '../../mail/delivery/suppressed-address.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';

type AddressState = 'suppressed' | 'reachable';

/**
 * Stops emails to an address, because one came back after the server had accepted it, or allows them again. The log
 * names the hash of the mailbox only.
 */
export function markAddress(
  { now }: PaymentContext,
  { email: address, isReachable, by }: Reachability & { by: string },
): Promise<{ state: AddressState }> {
  return inTransaction(async (transaction) => {
    const at = now();
    const isSuppressed = (await suppressedAmong(transaction, [address], at)).length > 0;
    const state = isReachable ? 'reachable' : 'suppressed';
    if (isReachable) liftSuppression(transaction, [address]);
    else suppress(transaction, { address, response: '' }, at);
    writeAudit(transaction, {
      action: 'ops.mailAddress',
      target: suppressedRef(address).path,
      actor: by,
      before: { state: isSuppressed ? 'suppressed' : 'reachable' },
      after: { state },
      reason: '',
      at,
    });
    return { state };
  });
}
