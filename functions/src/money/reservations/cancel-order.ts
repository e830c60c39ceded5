import type { ClosedCheckout } from '@kargha/domain/payments/payment-endpoints';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import { HttpError } from '../../http/errors.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { cancelUnpaid } from './close-order.ts';
import { orderOfToken } from '../links/order-token.ts';
import { checkoutStatus } from '../payments/payable-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { syncOrderPayments } from '../payments/sync-order-payments.ts';

/**
 * The shopper closed the payment window, or every attempt in it failed. A payment that the gateway reports places
 * the order; otherwise the order is cancelled and its stock released. An order that has moved on is returned as it
 * is. Throws 404 not_found for a wrong token, and 502 gateway_unavailable when the gateway cannot be asked.
 */
export async function cancelOrder(
  context: PaymentContext,
  { orderId, trackingToken }: { orderId: string; trackingToken: string },
): Promise<ClosedCheckout> {
  const order = await orderOfToken(orderId, trackingToken);
  if (order.state !== 'pending_payment') return asItIs(order);
  const settled = await syncOrderPayments(context, order, 'shopper');
  if (settled === 'unknown')
    throw new HttpError(502, 'gateway_unavailable', checkoutMessages.gateway_unreachable());
  const closed = await cancelUnpaid(order.id, context.now());
  return asItIs(closed ?? order);
}

function asItIs(order: OrderRecord): ClosedCheckout {
  return {
    orderId: order.id,
    orderNumber: order.number,
    state: order.state,
    payment: checkoutStatus(order),
  };
}
