import type { CheckoutState } from '@kargha/domain/payments/payment-endpoints';

import { HttpError } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { orderOfToken } from '../links/order-token.ts';
import { checkoutStatus } from '../payments/payable-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { syncOrderPayments } from '../payments/sync-order-payments.ts';

/** How often the gateway is asked about one order; after that the page shows the last known state. */
const ASKING: RateLimit = { scope: 'checkout-state', attempts: 20, minutes: 15 };

/**
 * Returns the state of an order by its tracking token. While it is unpaid the gateway is asked, in case a payment
 * update was lost. Throws 404 not_found for a wrong token.
 */
export async function checkoutState(
  context: PaymentContext,
  { orderId, trackingToken }: { orderId: string; trackingToken: string },
): Promise<CheckoutState> {
  const order = await orderOfToken(orderId, trackingToken);
  if (order.state !== 'pending_payment' || !(await mayAskGateway(context, orderId)))
    return stateOf(order);
  await syncOrderPayments(context, order, 'shopper');
  return stateOf(readOrder(await orderRef(orderId).get()) ?? order);
}

function stateOf(order: OrderRecord): CheckoutState {
  const { id, number, state, reviewReasons, closedBy } = order;
  return {
    orderId: id,
    orderNumber: number,
    state,
    payment: checkoutStatus(order),
    needsPatience: reviewReasons.length > 0 || closedBy === 'shortfall',
  };
}

/** Counts the question about an order, or about the sale of a gift card. */
export async function mayAskGateway({ now }: PaymentContext, id: string): Promise<boolean> {
  try {
    await consumeAttempt(ASKING, id, now());
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
