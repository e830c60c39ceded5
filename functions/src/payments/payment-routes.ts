import { Router, type Request } from 'express';

import {
  cancelOrderSchema,
  cartPriceSchema,
  createOrderSchema,
  verifyPaymentSchema,
} from '@kargha/domain/shopping/checkout-request';

import { A_FORM, A_LIST, FEW_FIELDS } from '../http/body-limits.ts';
import { dataOwner } from '../account/data-owner.ts';
import { callerOf } from '../http/caller.ts';
import { forwardedAddress } from '../http/client-address.ts';
import { formFields, formUpTo } from '../http/form-body.ts';
import { jsonUpTo, rawBody, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { adminOf } from '../users/staff.ts';
import { cancelOrder } from './reservations/cancel-order.ts';
import { checkoutState } from './checkout/checkout-state.ts';
import { createPaymentOrder } from './checkout/create-order.ts';
import { afterCallback } from './processing/payment-callback.ts';
import type { PaymentContext } from './payment-context.ts';
import { cartPrice } from './checkout/price-cart.ts';
import { reviewList } from './needs-review.ts';
import type { Shopper } from './checkout/shopper.ts';
import { verifyPayment } from './processing/verify-payment.ts';
import { receiveWebhook } from './processing/webhook.ts';

const WEBHOOK = 256 * 1024;
const POSTED = [
  '/create-order',
  '/verify-payment',
  '/cancel-order',
  '/order-state',
  '/callback',
  '/webhook',
];

/** POST /api/razorpay/…: what a checkout calls, the gateway's callback and webhook, and what waits for staff. */
export function paymentRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/create-order', jsonUpTo(A_LIST), async (request, response) => {
    const body = await readBody(request, createOrderSchema);
    const shopper = await shopperOf(request);
    response.json({ success: true, ...(await createPaymentOrder(context, shopper, body)) });
  });

  router.post('/verify-payment', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const body = await readBody(request, verifyPaymentSchema);
    response.json({ success: true, ...(await verifyPayment(context, body)) });
  });

  router.post('/cancel-order', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const body = await readBody(request, cancelOrderSchema);
    response.json({ success: true, ...(await cancelOrder(context, body)) });
  });

  router.post('/order-state', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const body = await readBody(request, cancelOrderSchema);
    response.json({ success: true, ...(await checkoutState(context, body)) });
  });

  router.post('/callback', formUpTo(A_FORM), async (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://shop.invalid');
    response.redirect(303, await afterCallback(context, formFields(request), searchParams));
  });

  router.get('/needs-review', async (request, response) => {
    await adminOf(request);
    response.json({ success: true, items: await reviewList() });
  });

  router.post('/webhook', jsonUpTo(WEBHOOK), async (request, response) => {
    await receiveWebhook(context, {
      body: rawBody(request),
      signature: request.get('x-razorpay-signature') ?? '',
      eventId: request.get('x-razorpay-event-id') ?? '',
    });
    response.json({ success: true });
  });

  router.all(POSTED, onlyMethods('POST'));
  router.all('/needs-review', onlyMethods('GET'));
  return router;
}

/** POST /api/cart/price: what a cart costs with its codes. */
export function cartRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/price', jsonUpTo(A_LIST), async (request, response) => {
    const body = await readBody(request, cartPriceSchema);
    const shopper = await shopperOf(request);
    response.json({ success: true, ...(await cartPrice(context, shopper, body)) });
  });

  router.all('/price', onlyMethods('POST'));
  return router;
}

async function shopperOf(request: Request): Promise<Shopper> {
  const caller = await callerOf(request);
  const { email } = caller ? dataOwner(caller) : { email: '' };
  return {
    uid: caller?.uid ?? null,
    address: forwardedAddress(request),
    ...(email !== '' && { provenEmail: email }),
  };
}
