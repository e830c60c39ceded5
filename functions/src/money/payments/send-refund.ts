import { log } from '../../platform/log.ts';
import { refundRef, refundWithId, requestedRefunds } from '../../records/payment-record.ts';
import { applyRefund } from './apply-refund.ts';
import type { PaymentContext } from './payment-context.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';

/**
 * Sends a queued refund to the gateway, with its id as the idempotency key. If it cannot be sent now, for example
 * because the balance is too low, it stays queued for the sweeper. If the gateway declines it, staff must review
 * it. The reason is stored on the refund.
 */
export async function sendRefund(context: PaymentContext, refundId: string): Promise<void> {
  const refund = await refundWithId(refundId);
  if (refund?.state !== 'requested') return;
  const { paymentId, amount, speedRequested: speed } = refund;
  if (paymentId === null) return;
  try {
    const sent = await context.gateway.refund({ refundId, paymentId, amount, speed });
    await applyRefund({ ...sent, paymentId, amount, refundId }, context.now());
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn('A refund could not be sent.', {
      refund: refundId,
      failure: error.failure,
      reason: error.message,
    });
    if (refund.trouble !== error.message) {
      await refundRef(refundId).update({ trouble: error.message });
    }
    if (error.failure !== 'declined') return;
    await applyRefund({ id: '', paymentId, amount, status: 'failed', refundId }, context.now());
  }
}

export async function sendQueuedRefunds(context: PaymentContext, limit: number): Promise<number> {
  const waiting = await requestedRefunds(limit);
  for (const refundId of waiting) {
    await sendRefund(context, refundId).catch((error: unknown) => {
      log.error('A queued refund could not be sent.', error, { refund: refundId });
    });
  }
  return waiting.length;
}
