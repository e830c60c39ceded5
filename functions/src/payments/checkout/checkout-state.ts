import type { OrderState } from '@kargha/domain/orders/order-state';
import { paymentStatus, type PaymentStatus } from '@kargha/domain/payments/payment';

import { HttpError } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { orderOfToken } from '../links/order-token.ts';
import type { PaymentContext } from '../payment-context.ts';
import { syncOrderPayments } from '../processing/sync-order-payments.ts';

/** How a checkout stands, for the page that waits for its payment. */
export interface CheckoutState {
  orderId: string;
  orderNumber: string;
  state: OrderState;
  payment: PaymentStatus;
  /** true when the money has come but staff have to look, or it goes back */
  needsPatience: boolean;
}

/** The gateway is asked this often for one order; after that the page is told what is known. */
const ASKING: RateLimit = { scope: 'checkout-state', attempts: 20, minutes: 15 };

/**
 * How an order stands, by its own token. While it is unpaid the gateway is asked, so that the page learns of a payment
 * whose news got lost. Throws 404 not_found without the token.
 */
export async function checkoutState(
  context: PaymentContext,
  { orderId, trackingToken }: { orderId: string; trackingToken: string },
): Promise<CheckoutState> {
  const order = await orderOfToken(orderId, trackingToken);
  if (order.state !== 'pending_payment' || !(await mayAsk(context, orderId))) return stateOf(order);
  await syncOrderPayments(context, order, 'shopper');
  return stateOf(readOrder(await orderRef(orderId).get()) ?? order);
}

function stateOf(order: OrderRecord): CheckoutState {
  const { id, number, state, payment, needsReview, closedBy } = order;
  return {
    orderId: id,
    orderNumber: number,
    state,
    payment: paymentStatus(payment.state),
    needsPatience: needsReview !== null || closedBy === 'shortfall',
  };
}

async function mayAsk({ now }: PaymentContext, orderId: string): Promise<boolean> {
  try {
    await consumeAttempt(ASKING, orderId, now());
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
