import type { Request, Router } from 'express';

import { paymentEndpoints } from '@kargha/domain/payments/payment-endpoints';
import { cartEndpoints } from '@kargha/domain/shopping/cart-endpoints';

import { findCaller } from '../../http/caller.ts';
import { forwardedAddress } from '../../http/client-address.ts';
import { rawBody } from '../../http/request-body.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { dataOwner } from '../../people/users/data-owner.ts';
import { cancelOrder } from '../reservations/cancel-order.ts';
import type { Shopper } from '../checkout/checkout-shopper.ts';
import { checkoutState } from '../checkout/checkout-state.ts';
import { createPaymentOrder } from '../checkout/create-order.ts';
import { priceCart } from '../checkout/price-cart.ts';
import { afterCallback } from './payment-callback.ts';
import type { PaymentContext } from './payment-context.ts';
import { listNeedsReview } from './needs-review.ts';
import { verifyPayment } from './verify-payment.ts';
import { receiveWebhook } from './webhook.ts';

export function paymentRoutes(context: PaymentContext): Router {
  return serveEndpoints(paymentEndpoints, {
    createOrder: async ({ request, body }) =>
      createPaymentOrder(context, await shopperOf(request), body),
    verifyPayment: ({ body }) => verifyPayment(context, body),
    cancelOrder: ({ body }) => cancelOrder(context, body),
    orderState: ({ body }) => checkoutState(context, body),
    callback: async ({ request, response, body }) => {
      const { searchParams } = new URL(request.originalUrl, 'http://shop.invalid');
      response.redirect(303, await afterCallback(context, body, searchParams));
    },
    webhook: ({ request }) =>
      receiveWebhook(context, {
        body: rawBody(request),
        signature: request.get('x-razorpay-signature') ?? '',
        eventId: request.get('x-razorpay-event-id') ?? '',
      }),
    needsReview: async () => ({ items: await listNeedsReview() }),
  });
}

export function cartRoutes(context: PaymentContext): Router {
  return serveEndpoints(cartEndpoints, {
    price: async ({ request, body }) => priceCart(context, await shopperOf(request), body),
  });
}

export async function shopperOf(request: Request): Promise<Shopper> {
  const caller = await findCaller(request);
  const { email } = caller ? dataOwner(caller) : { email: '' };
  return {
    uid: caller?.uid ?? null,
    address: forwardedAddress(request),
    ...(email !== '' && { provenEmail: email }),
  };
}
