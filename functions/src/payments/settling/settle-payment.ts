import type { OrderRecord } from '../../records/order-record.ts';
import { applyPayment, type AppliedPayment, type Delivery } from './apply-payment.ts';
import { confirmedPayment, isMeantFor } from './confirmed-payment.ts';
import { payableOf } from './payable.ts';
import type { PaymentContext } from '../payment-context.ts';
import type { PaymentNews } from './payment-effects.ts';
import { GatewayError, type GatewayPayment } from '../gateway/payment-gateway.ts';
import { performRefund } from './perform-refund.ts';

export interface Tidings {
  orderId: string | null;
  payment: GatewayPayment;
  by: PaymentNews['by'];
  delivery?: Delivery;
}

/**
 * Takes news of a payment all the way: applies it, takes the money of a payment that was only authorized, and sends
 * a refund that became due. Throws GatewayError when the money could not be taken; saying it again goes on from there.
 */
export async function settlePayment(
  context: PaymentContext,
  { orderId, payment, by, delivery }: Tidings,
): Promise<AppliedPayment> {
  const tell = (told: GatewayPayment, on?: Delivery) =>
    applyPayment(context.ids, orderId, { payment: told, by, at: context.now() }, on);
  let applied = await tell(payment, delivery);
  const { order } = applied;
  if (order && isWorthTaking(order, applied, payment)) {
    applied = await tell(await capture(context, order, payment));
  }
  if (applied.refundId !== null) await performRefund(context, applied.refundId);
  return applied;
}

/** An authorized payment of the right amount, for an order or a part that nothing else has paid. */
function isWorthTaking(
  order: OrderRecord,
  { state }: AppliedPayment,
  payment: GatewayPayment,
): boolean {
  if (state !== 'authorized' || !isMeantFor(order, payment)) return false;
  return payableOf(order, payment.gatewayOrderId)?.isOpen === true;
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
