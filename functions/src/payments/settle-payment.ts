import type { OrderRecord } from '../records/order-record.ts';
import { applyPayment, type AppliedPayment, type Delivery } from './apply-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import type { PaymentNews } from './payment-effects.ts';
import { GatewayError, type GatewayPayment } from './payment-gateway.ts';
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
    applyPayment(orderId, { payment: told, by, at: context.now() }, on);
  let applied = await tell(payment, delivery);
  if (isWorthTaking(applied, payment)) applied = await tell(await capture(context, payment));
  if (applied.refundId !== null) await performRefund(context, applied.refundId);
  return applied;
}

/** An authorized payment of the right amount, for an order that nothing else has paid. */
function isWorthTaking({ order, state }: AppliedPayment, payment: GatewayPayment): boolean {
  if (!order || state !== 'authorized' || order.payment.paymentId !== null) return false;
  return (
    isMeantFor(order, payment) && ['pending_payment', 'cancelled', 'expired'].includes(order.state)
  );
}

function isMeantFor(
  { payment: { gatewayOrderId }, totals, currency }: OrderRecord,
  payment: GatewayPayment,
): boolean {
  return (
    payment.gatewayOrderId === gatewayOrderId &&
    payment.amount === totals.total &&
    payment.currency === currency
  );
}

/** A refusal usually means that somebody else was faster: then the payment itself tells. */
async function capture(
  { gateway }: PaymentContext,
  payment: GatewayPayment,
): Promise<GatewayPayment> {
  try {
    return await gateway.capture(payment);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failure !== 'declined') throw error;
    return gateway.fetchPayment(payment.id);
  }
}
