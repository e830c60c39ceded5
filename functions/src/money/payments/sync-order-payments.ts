import { log } from '../../platform/log.ts';
import type { PaymentContext } from './payment-context.ts';
import type { PaymentUpdate } from './payment-effects.ts';
import type { PaymentTarget } from './payment-target.ts';
import { GatewayError, type GatewayPayment } from '../gateway/payment-gateway.ts';
import { confirmPayment } from './confirm-payment.ts';
import { gatewayOrderIdsOf } from './payable-order.ts';
import { processPayment } from './process-payment.ts';

/** `unknown`: the gateway could not be reached, or the capture failed. */
export type SyncResult = 'paid' | 'unpaid' | 'unknown';

const WITH_MONEY = new Set<GatewayPayment['status']>(['captured', 'authorized', 'refunded']);

/**
 * Asks the gateway for every attempt to pay an order, its instalments or a gift card, and processes what it finds. Without a
 * gateway order that the gateway knows, there is nothing to pay.
 */
export async function syncOrderPayments(
  context: PaymentContext,
  target: PaymentTarget,
  by: PaymentUpdate['by'],
): Promise<SyncResult> {
  try {
    const payments = await Promise.all(
      gatewayOrderIdsOf(target).map((gatewayOrderId) => paymentsOf(context, gatewayOrderId)),
    );
    return await processAll(context, target, payments.flat(), by);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { failure } = error;
    log.warn('The gateway could not report on an order.', { order: target.id, failure });
    return 'unknown';
  }
}

async function paymentsOf(
  { gateway }: PaymentContext,
  gatewayOrderId: string,
): Promise<GatewayPayment[]> {
  try {
    const payments = await gateway.listPayments(gatewayOrderId);
    return payments.filter(({ status }) => WITH_MONEY.has(status));
  } catch (error) {
    if (error instanceof GatewayError && error.failure === 'declined') return [];
    throw error;
  }
}

async function processAll(
  context: PaymentContext,
  target: PaymentTarget,
  payments: GatewayPayment[],
  by: PaymentUpdate['by'],
): Promise<SyncResult> {
  let settled: SyncResult = 'unpaid';
  for (const { id } of payments) {
    const payment = await confirmPayment(context.gateway, target, id);
    const { state } = await processPayment(context, { target, payment, by });
    if (state === 'captured') settled = 'paid';
  }
  return settled;
}
