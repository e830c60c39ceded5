import { applyPayment, type AppliedPayment, type Delivery } from './apply-payment.ts';
import { confirmPayment, isPaymentFor } from './confirm-payment.ts';
import type { PaymentContext } from './payment-context.ts';
import type { PaymentUpdate } from './payment-effects.ts';
import type { PaymentTarget } from './payment-target.ts';
import { GatewayError, type GatewayPayment } from '../gateway/payment-gateway.ts';
import { sendRefund } from './send-refund.ts';

export interface PaymentToProcess {
  /** null for a payment of which the shop knows nothing */
  target: PaymentTarget | null;
  payment: GatewayPayment;
  by: PaymentUpdate['by'];
  delivery?: Delivery;
}

/**
 * Processes a payment update completely: applies it, captures an authorized payment, and sends a refund that is
 * due. Throws GatewayError when the capture fails; repeating the call, also with the same delivery, continues from
 * there.
 */
export async function processPayment(
  context: PaymentContext,
  { target, payment, by, delivery }: PaymentToProcess,
): Promise<AppliedPayment> {
  const apply = (reported: GatewayPayment) =>
    applyPayment(context, target, { payment: reported, by, at: context.now() }, delivery);
  let applied = await apply(payment);
  const { target: current, isDue } = applied;
  if (current && isDue) applied = await apply(await capture(context, current, payment));
  if (applied.refundId !== null) await sendRefund(context, applied.refundId);
  return applied;
}

/** A refusal usually means that another process captured it first: fetch the payment to see. */
async function capture(
  { gateway }: PaymentContext,
  target: PaymentTarget,
  payment: GatewayPayment,
): Promise<GatewayPayment> {
  try {
    const captured = await gateway.capture(payment);
    if (captured.id === payment.id && isPaymentFor(target, captured)) return captured;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failure !== 'declined') throw error;
  }
  return confirmPayment(gateway, target, payment.id);
}
