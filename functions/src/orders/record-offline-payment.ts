import type { OfflinePaymentRequest } from '@kargha/domain/payments/offline-payment';
import { isRecordId } from '@kargha/domain/records/record-id';

import {
  offlineTimelineEntry,
  offlinePaymentFields,
  refuseWrongAmount,
  prepareOfflineRecord,
} from '../money/payments/offline-payment.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { queuePaymentConfirmationEmail } from '../money/payments/payment-emails.ts';
import { syncOrderPayments } from '../money/payments/sync-order-payments.ts';
import { trackingLink } from '../money/links/order-tracking-link.ts';
import { orderRef, readOrder } from '../records/order-record.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  unknownOrder,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

const NOT_WAITING = 'This order is not awaiting payment.';

/**
 * Places an unpaid order that was paid in cash, at the counter or by bank transfer. Asks the gateway first, so
 * that no one pays twice; a later gateway payment is refunded. Throws 404, 409 stale, not_allowed, wrong_amount
 * and reference_used.
 */
export async function recordOfflinePayment(
  context: PaymentContext,
  change: StaffChange,
  { revision: _seen, ...payment }: OfflinePaymentRequest,
): Promise<ChangedOrder> {
  await askGateway(context, change.orderId);
  return changeByStaff(change, async (transaction, order) => {
    if (order.state !== 'pending_payment') throw notAllowed(order, NOT_WAITING);
    const { total } = order.totals;
    refuseWrongAmount(payment, total);
    const take = await prepareOfflineRecord(transaction, payment);
    const { actor, at } = change;
    take(order, { by: actor, at });
    // Paid in full: the courier collects nothing.
    const { cashOnDelivery: _chosen, ...paid } = order;
    queuePaymentConfirmationEmail(transaction, paid, trackingLink(context.ids, order.id, at));
    const step = {
      action: 'paid',
      to: 'placed' as const,
      actor,
      at,
      ...offlineTimelineEntry(payment),
    };
    const { state, paymentId, method, captured } = offlinePaymentFields(payment, total);
    return recordStep(transaction, order, step, {
      'payment.state': state,
      'payment.paymentId': paymentId,
      'payment.method': method,
      'payment.captured': captured,
      closedBy: null,
      holdExpiresAt: null,
    });
  });
}

/** If the gateway cannot answer now, a second payment is refunded later. */
async function askGateway(context: PaymentContext, orderId: string): Promise<void> {
  if (!isRecordId(orderId)) throw unknownOrder();
  const order = readOrder(await orderRef(orderId).get());
  if (order?.state === 'pending_payment') await syncOrderPayments(context, order, 'sweeper');
}
