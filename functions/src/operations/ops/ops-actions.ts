import { canRetryRefund } from '@kargha/domain/payments/failed-refund';

import { conflict, HttpError, notFound } from '../../http/errors.ts';
import { unknownOrder } from '../../records/change-order.ts';
import { expireReservation } from '../../money/reservations/expired-reservations.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { findPaymentTarget } from '../../money/payments/payment-target.ts';
import { GatewayError } from '../../money/gateway/payment-gateway.ts';
import { sendRefund } from '../../money/payments/send-refund.ts';
import { processPayment } from '../../money/payments/process-payment.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { retryRefundById } from '../../money/refunds/retry-refund.ts';
import { orderRef, readOrder } from '../../records/order-record.ts';
import {
  paymentRef,
  refundRef,
  refundWithId,
  webhookEventRef,
} from '../../records/payment-record.ts';

export interface OpsAction {
  id: string;
  by: string;
}

/**
 * Asks the gateway again about the payment of a webhook and applies the answer once, never backwards. Throws 404,
 * 409 nothing_to_replay and 502 gateway_unavailable.
 */
export async function replayWebhook(
  context: PaymentContext,
  opsAction: OpsAction,
): Promise<string> {
  const event = await webhookEventRef(opsAction.id).get();
  if (!event.exists) throw notFound('We could not find this webhook.');
  const paymentId: unknown = event.get('paymentId');
  if (typeof paymentId !== 'string') {
    throw conflict(
      'nothing_to_replay',
      'This webhook is not about a payment, so it cannot be replayed.',
    );
  }
  return checkPayment(context, { ...opsAction, id: paymentId });
}

export async function checkPayment(
  context: PaymentContext,
  { id, by }: OpsAction,
): Promise<string> {
  return withAudit(
    context,
    { action: 'ops.paymentCheck', target: paymentRef(id).path, by },
    async () => {
      const payment = await context.gateway.fetchPayment(id);
      const target = await findPaymentTarget(payment.gatewayOrderId);
      const { state } = await processPayment(context, { target, payment, by: 'sweeper' });
      return state;
    },
  );
}

/** Expires an unpaid order, or places it when it was paid after all. Throws 404, 409 still_open and 502. */
export async function settleCheckout(
  context: PaymentContext,
  { id, by }: OpsAction,
): Promise<string> {
  const order = readOrder(await orderRef(id).get());
  if (!order) throw unknownOrder();
  if (order.holdExpiresAt && order.holdExpiresAt > context.now()) {
    throw conflict(
      'still_open',
      'This order can still be paid. Try again once its time to pay has expired.',
    );
  }
  return withAudit(
    context,
    { action: 'ops.checkoutSettle', target: orderRef(id).path, by },
    async () => {
      await expireReservation(context, id);
      return readOrder(await orderRef(id).get())?.state ?? '';
    },
  );
}

/**
 * Sends a waiting refund again under the same ID, or replaces a failed one once within its refund group. Throws
 * 404, 409 not_waiting and 502.
 */
export async function retryRefund(context: PaymentContext, { id, by }: OpsAction): Promise<string> {
  const refund = await refundWithId(id);
  if (!refund) throw notFound('We could not find this refund.');
  if (refund.state !== 'requested' && !canRetryRefund(refund))
    throw conflict('not_waiting', 'This refund is no longer waiting.');
  return withAudit(
    context,
    { action: 'ops.refundRetry', target: refundRef(id).path, by },
    async () => {
      const sent =
        refund.state === 'failed' ? await retryRefundById(id, { by, at: context.now() }) : id;
      await sendRefund(context, sent);
      return (await refundWithId(sent))?.state ?? '';
    },
  );
}

async function withAudit(
  { now }: PaymentContext,
  { action, target, by }: { action: string; target: string; by: string },
  work: () => Promise<string>,
): Promise<string> {
  const state = await work().catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    throw new HttpError(
      502,
      'gateway_unavailable',
      'The payment gateway did not respond. Please try again later.',
    );
  });
  await inTransaction((transaction) => {
    const row = {
      action,
      target,
      actor: by,
      before: null,
      after: { state },
      reason: '',
      at: now(),
    };
    writeAudit(transaction, row);
    return Promise.resolve();
  });
  return state;
}
