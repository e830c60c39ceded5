import type { CreateOrderRequest } from '@kargha/domain/checkout-request';
import type { OrderState } from '@kargha/domain/order-state';
import type { Paise } from '@kargha/domain/paise';

import { HttpError, invalid } from '../http/errors.ts';
import { storeSettings } from '../records/settings-record.ts';
import { mergeItems } from './checkout-lines.ts';
import { freeExpiredStock } from './expired-holds.ts';
import { gatewayTwin } from './gateway-twin.ts';
import { refuseTooManyOfAddress } from './open-holds.ts';
import { openOrder, type Checkout, type OpenOrder } from './open-order.ts';
import type { PaymentContext } from './payment-context.ts';
import { checkoutFingerprint, checkoutOrderId, trackingToken, type Shopper } from './shopper.ts';

/** What the browser needs to open the payment window and to find the order again. */
export interface OpenedOrder {
  order: { id: string; amount: Paise; currency: string };
  keyId: string;
  orderId: string;
  orderNumber: string;
  state: OrderState;
  trackingToken: string;
}

/**
 * Opens an order at the server's own price, with its stock held, and its twin at the gateway. Throws 400 invalid,
 * 409 price_changed, out_of_stock, not_for_sale or receipt_used, 429, and 502 gateway_unavailable.
 */
export async function createPaymentOrder(
  context: PaymentContext,
  shopper: Shopper,
  request: CreateOrderRequest,
): Promise<OpenedOrder> {
  refuseCodes(request);
  const checkout = await prepare(context, shopper, request);
  const opened = await openWithFreshStock(context, checkout);
  const gatewayOrderId = await gatewayTwin(context, opened);
  const { order } = opened;
  return {
    order: { id: gatewayOrderId, amount: order.totals.total, currency: order.currency },
    keyId: context.keyId,
    orderId: order.id,
    orderNumber: order.number,
    state: order.state,
    trackingToken: checkout.trackingToken,
  };
}

/** A code that changes no price would be a promise that is not kept. */
function refuseCodes({ couponCode, giftCard }: CreateOrderRequest): void {
  if (couponCode)
    throw invalid('This code is not valid.', { couponCode: 'This code is not valid.' });
  if (giftCard)
    throw invalid('This gift card is not valid.', { giftCard: 'This gift card is not valid.' });
}

async function prepare(
  context: PaymentContext,
  shopper: Shopper,
  request: CreateOrderRequest,
): Promise<Checkout> {
  const items = mergeItems(request.items);
  const orderId = checkoutOrderId(context.ids, shopper, request);
  const settings = await storeSettings();
  const at = context.now();
  await refuseTooManyOfAddress(shopper.address, settings.openHoldsPerAddress, at, orderId);
  return {
    ...shopper,
    orderId,
    request,
    items,
    settings,
    at,
    fingerprint: checkoutFingerprint(items, request.amount),
    trackingToken: trackingToken(context.ids, orderId),
  };
}

/** When something is short, holds that have run out are looked at first; then it is tried once more. */
async function openWithFreshStock(context: PaymentContext, checkout: Checkout): Promise<OpenOrder> {
  try {
    return await openOrder(checkout);
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'out_of_stock') throw error;
    const freed = await freeExpiredStock(
      context,
      checkout.items.map(({ productId }) => productId),
    );
    if (freed === 0) throw error;
    return openOrder(checkout);
  }
}
