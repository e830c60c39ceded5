import { log } from '../../platform/log.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { PaymentContext } from './payment-context.ts';
import type { PaymentUpdate } from './payment-effects.ts';
import { GatewayError, type GatewayPayment } from '../gateway/payment-gateway.ts';
import { confirmPayment } from './confirm-payment.ts';
import { gatewayOrderIdsOf } from './payable-order.ts';
import { processPayment } from './process-payment.ts';

/** `unknown`: the gateway could not be reached, or the capture failed. */
export type SyncResult = 'paid' | 'unpaid' | 'unknown';

const WITH_MONEY = new Set<GatewayPayment['status']>(['captured', 'authorized', 'refunded']);

/**
 * Asks the gateway for every attempt to pay an order or its instalments, and processes what it finds. Without a
 * gateway order that the gateway knows, there is nothing to pay.
 */
export async function syncOrderPayments(
  context: PaymentContext,
  order: OrderRecord,
  by: PaymentUpdate['by'],
): Promise<SyncResult> {
  try {
    const payments = await Promise.all(
      gatewayOrderIdsOf(order).map((gatewayOrderId) => paymentsOf(context, gatewayOrderId)),
    );
    return await processAll(context, order, payments.flat(), by);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { failure } = error;
    log.warn('The gateway could not report on an order.', { order: order.id, failure });
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
  order: OrderRecord,
  payments: GatewayPayment[],
  by: PaymentUpdate['by'],
): Promise<SyncResult> {
  let settled: SyncResult = 'unpaid';
  for (const { id } of payments) {
    const payment = await confirmPayment(context.gateway, order, id);
    const { state } = await processPayment(context, { orderId: order.id, payment, by });
    if (state === 'captured') settled = 'paid';
  }
  return settled;
}
