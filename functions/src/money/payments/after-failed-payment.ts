import { HttpError } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { recordAbuse } from '../../mail/alarms/record-abuse.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { closeAfterFailures } from '../reservations/close-order.ts';
import { failureLimits, failuresOf, MAX_FAILED } from '../reservations/failed-payments.ts';
import type { PaymentContext } from './payment-context.ts';
import { syncOrderPayments } from './sync-order-payments.ts';

/**
 * Counts a failed payment for its person and network address. An order with too many is closed so that its stock
 * is free, and staff are alerted. The gateway cannot withdraw its order: a payment that still arrives there is
 * refunded. An order created by staff stays open and accepts no payment for a while. @param order as it was before
 * the failure was counted
 */
export async function afterFailedPayment(
  context: PaymentContext,
  order: OrderRecord,
): Promise<void> {
  const now = context.now();
  const { uid, customer, checkout } = order;
  const payer = { uid, email: customer.email, from: checkout.placedFrom };
  for (const [limit, key] of failureLimits(payer)) await countTry(limit, key, now);
  const failures = failuresOf(order) + 1;
  if (failures < MAX_FAILED) return;
  if (failures === MAX_FAILED) await recordAbuse('failed_payments', now);
  if (order.state !== 'pending_payment' || order.draftId !== undefined) return;
  const settled = await syncOrderPayments(context, order, 'webhook');
  if (settled === 'unpaid') await closeAfterFailures(order.id, now);
}

async function countTry(limit: RateLimit, key: string, now: Date): Promise<void> {
  try {
    await consumeAttempt(limit, key, now);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}
