import { log } from '../platform/log.ts';
import type { OrderRecord } from '../records/order-record.ts';
import type { PaymentContext } from './payment-context.ts';
import type { PaymentNews } from './payment-effects.ts';
import { GatewayError, type GatewayPayment } from './payment-gateway.ts';
import { settlePayment } from './settle-payment.ts';

/** What the gateway knows of an order: `unknown` when it could not be asked, or could not take the money. */
export type Settled = 'paid' | 'unpaid' | 'unknown';

const MONEY = new Set<GatewayPayment['status']>(['captured', 'authorized', 'refunded']);

/**
 * Asks the gateway for every try to pay an order, and settles what it finds. Without a twin at the gateway there is
 * nothing to ask: its id was never given to anybody, so nobody can have paid.
 */
export async function settleOrder(
  context: PaymentContext,
  order: OrderRecord,
  by: PaymentNews['by'],
): Promise<Settled> {
  const { gatewayOrderId } = order.payment;
  if (gatewayOrderId === null) return 'unpaid';
  try {
    const payments = await context.gateway.listPayments(gatewayOrderId);
    return await settleAll(
      context,
      order,
      payments.filter(({ status }) => MONEY.has(status)),
      by,
    );
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn('The gateway could not tell about an order.', {
      order: order.id,
      failure: error.failure,
    });
    return 'unknown';
  }
}

async function settleAll(
  context: PaymentContext,
  order: OrderRecord,
  payments: GatewayPayment[],
  by: PaymentNews['by'],
): Promise<Settled> {
  let settled: Settled = 'unpaid';
  for (const payment of payments) {
    const { state } = await settlePayment(context, { orderId: order.id, payment, by });
    if (state === 'captured') settled = 'paid';
  }
  return settled;
}
