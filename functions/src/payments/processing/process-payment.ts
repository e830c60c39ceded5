import type { OrderRecord } from '../../records/order-record.ts';
import { applyPayment, type AppliedPayment, type Delivery } from './apply-payment.ts';
import { confirmedPayment, isMeantFor } from './confirm-payment.ts';
import type { PaymentContext } from '../payment-context.ts';
import type { PaymentNews } from './payment-effects.ts';
import { GatewayError, type GatewayPayment } from '../gateway/payment-gateway.ts';
import { performRefund } from './send-refund.ts';

export interface Tidings {
  orderId: string | null;
  payment: GatewayPayment;
  by: PaymentNews['by'];
  delivery?: Delivery;
}

/**
 * Takes news of a payment all the way: applies it, takes the money of a payment that was only authorized, and sends
 * a refund that became due. Throws GatewayError when the money could not be taken; saying it again, also by the same
 * delivery, goes on from there.
 */
export async function settlePayment(
  context: PaymentContext,
  { orderId, payment, by, delivery }: Tidings,
): Promise<AppliedPayment> {
  const tell = (told: GatewayPayment) =>
    applyPayment(context.ids, orderId, { payment: told, by, at: context.now() }, delivery);
  let applied = await tell(payment);
  const { order, isDue } = applied;
  if (order && isDue) applied = await tell(await capture(context, order, payment));
  if (applied.refundId !== null) await performRefund(context, applied.refundId);
  return applied;
}

/** A refusal usually means that somebody else was faster: then the payment itself tells. */
async function capture(
  { gateway }: PaymentContext,
  order: OrderRecord,
  payment: GatewayPayment,
): Promise<GatewayPayment> {
  try {
    const taken = await gateway.capture(payment);
    if (taken.id === payment.id && isMeantFor(order, taken)) return taken;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failure !== 'declined') throw error;
  }
  return confirmedPayment(gateway, order, payment.id);
}
