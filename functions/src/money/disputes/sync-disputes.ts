import { log } from '../../platform/log.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import { applyDispute } from './apply-dispute.ts';

/** Razorpay's most per page. Disputes are rare, and decided within weeks. */
const LATEST = 100;

/** Finds disputes whose webhook was lost, and the orders of payments that were unknown. Returns how many it saw. */
export async function syncDisputes({
  account,
  now,
}: Pick<PaymentContext, 'account' | 'now'>): Promise<number> {
  try {
    const disputes = await account.listDisputes(LATEST);
    for (const dispute of disputes) await applyDispute({ dispute, by: 'sweeper', at: now() });
    return disputes.length;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn('Disputes could not be fetched.', { failure: error.failure });
    return 0;
  }
}
