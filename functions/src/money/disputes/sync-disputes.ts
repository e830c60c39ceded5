import { DAY_MS } from '@kargha/domain/records/time-spans';

import { log } from '../../platform/log.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import { applyDispute } from './apply-dispute.ts';

/** Razorpay's most per page. */
const PER_PAGE = 100;
/** Disputes are decided within weeks, and arbitration takes months. */
const DAYS = 180;

/**
 * Finds disputes whose webhook was lost, and what payments that were unknown paid for: page by page, until a page ends
 * with a dispute that is decided long since. Returns how many it saw.
 */
export async function syncDisputes({
  account,
  now,
}: Pick<PaymentContext, 'account' | 'now'>): Promise<number> {
  const since = now().getTime() - DAYS * DAY_MS;
  let seen = 0;
  try {
    for (;;) {
      const disputes = await account.listDisputes({ skip: seen, count: PER_PAGE });
      for (const dispute of disputes) await applyDispute({ dispute, by: 'sweeper', at: now() });
      seen += disputes.length;
      const oldest = disputes.at(-1);
      if (!oldest || disputes.length < PER_PAGE || oldest.createdAt.getTime() < since) return seen;
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn('Disputes could not be fetched.', { failure: error.failure, seen });
    return seen;
  }
}
