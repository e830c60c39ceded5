import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import { firstPaymentOf } from '@kargha/domain/payments/cash-on-delivery-plan';
import type { CreatedOrder } from '@kargha/domain/payments/payment-endpoints';
import { SECOND_MS } from '@kargha/domain/records/time-spans';

import { refuseUnbillable } from '../../people/companies/gst-billing-guard.ts';
import { checkoutCodesOf, withGuessLimit } from './checkout-codes.ts';
import { mergeItems } from './checkout-items.ts';
import { retryOutOfStock } from './retry-out-of-stock.ts';
import { openGatewayOrder } from './gateway-order.ts';
import { scheduleOrderExpiry } from '../reservations/schedule-order-expiry.ts';
import { isCovered, type CheckoutRequest } from './new-order.ts';
import { openOrder } from './open-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import {
  checkoutFingerprint,
  checkoutOrderId,
  personKeys,
  trackingToken,
  type Shopper,
} from './checkout-shopper.ts';

/**
 * Opens an order at the server's own price, reserves its stock and creates its gateway order, or emails the code that
 * places an order with cash on delivery. Throws 400 invalid,
 * coupon_not_valid or gift_card_not_valid, 409 price_changed, out_of_stock, not_for_sale, receipt_used,
 * cod_not_allowed or amount_too_large, 429, 502 gateway_unavailable, and 503 maintenance.
 */
export async function createPaymentOrder(
  context: PaymentContext,
  shopper: Shopper,
  request: CreateOrderRequest,
): Promise<CreatedOrder> {
  await refuseUnbillable(request.customer, shopper.uid, 'customer.');
  const checkout = prepareCheckout(context, shopper, request);
  const opened = await withGuessLimit(checkout.codes, checkout, () =>
    retryOutOfStock(context, checkout.items, () => openOrder(checkout)),
  );
  const { order } = opened;
  const reference = {
    keyId: context.keyId,
    orderId: order.id,
    orderNumber: order.number,
    state: order.state,
    trackingToken: checkout.trackingToken,
    heldForSeconds: secondsUntil(order.holdExpiresAt, context.now()),
    ...(order.expectedDelivery && { expectedDelivery: order.expectedDelivery }),
  };
  if (isCovered(order)) return { order: null, paid: true, ...reference };
  const expiry =
    opened.opened === 'before' ? null : scheduleOrderExpiry(context.scheduleExpiry, order);
  if (order.cashOnDelivery?.advance === 0) {
    await expiry;
    return { order: null, paid: false, needsCode: true, ...reference };
  }
  const [id] = await Promise.all([openGatewayOrder(context, opened), expiry]);
  return {
    order: { id, amount: firstPaymentOf(order), currency: order.currency },
    paid: false,
    ...reference,
  };
}

function prepareCheckout(
  context: PaymentContext,
  shopper: Shopper,
  request: CreateOrderRequest,
): CheckoutRequest {
  const items = mergeItems(request.items);
  const codes = checkoutCodesOf(request, context.cardKeys);
  const orderId = checkoutOrderId(context.ids, shopper, request);
  return {
    ...shopper,
    orderId,
    request,
    items,
    codes,
    personKeys: personKeys(context.ids, shopper.uid, request.customer),
    at: context.now(),
    fingerprint: checkoutFingerprint(items, request.amount, codes, request.cashOnDelivery),
    trackingToken: trackingToken(context.ids, orderId),
    ids: context.ids,
  };
}

function secondsUntil(end: Date | null, now: Date): number {
  return end === null ? 0 : Math.max(0, Math.floor((end.getTime() - now.getTime()) / SECOND_MS));
}
