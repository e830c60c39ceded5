import { HttpError } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { recordAbuse } from '../../integrity-check/record-abuse.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { closeAfterFailures } from '../reservations/close-order.ts';
import { failureLimits, failuresOf, MOST_FAILED } from '../reservations/failed-payments.ts';
import type { PaymentContext } from '../payment-context.ts';
import { syncOrderPayments } from './sync-order-payments.ts';

/**
 * What follows a failed payment: its person and network address are counted, and an order with too many is closed, so
 * that its stock is free; staff are alarmed. The gateway cannot withdraw its order: what is paid there after all goes
 * back. An order that staff have made stays open, and accepts no payment for a while.
 * @param order as it was before the failure was counted
 */
export async function afterFailedPayment(context: PaymentContext, order: OrderRecord): Promise<void> {
  const now = context.now();
  const { uid, customer, checkout } = order;
  const payer = { uid, email: customer.email, from: checkout.placedFrom };
  for (const [limit, key] of failureLimits(payer)) await countTry(limit, key, now);
  const failures = failuresOf(order) + 1;
  if (failures < MOST_FAILED) return;
  if (failures === MOST_FAILED) await recordAbuse('failed_payments', now);
  if (order.state !== 'pending_payment' || order.draftId !== undefined) return;
  const settled = await syncOrderPayments(context, order, 'webhook');
  if (settled === 'unpaid') await closeAfterFailures(order.id, now);
}

/** Counts without refusing: what is used up stays so. */
async function countTry(limit: RateLimit, key: string, now: Date): Promise<void> {
  try {
    await consumeAttempt(limit, key, now);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}
