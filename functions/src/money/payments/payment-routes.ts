import { Router, type Request } from 'express';

import {
  cancelOrderSchema,
  cartPriceSchema,
  createOrderSchema,
  verifyPaymentSchema,
} from '@kargha/domain/shopping/checkout-request';

import { FORM_BODY, LIST_BODY, SMALL_BODY } from '@kargha/domain/api/body-limits';
import { dataOwner } from '../../people/users/data-owner.ts';
import { findCaller } from '../../http/caller.ts';
import { forwardedAddress } from '../../http/client-address.ts';
import { formFields, limitForm } from '../../http/form-body.ts';
import { limitJson, rawBody, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { cancelOrder } from '../reservations/cancel-order.ts';
import { checkoutState } from '../checkout/checkout-state.ts';
import { createPaymentOrder } from '../checkout/create-order.ts';
import { afterCallback } from './payment-callback.ts';
import type { PaymentContext } from './payment-context.ts';
import { priceCart } from '../checkout/price-cart.ts';
import { listNeedsReview } from './needs-review.ts';
import type { Shopper } from '../checkout/checkout-shopper.ts';
import { verifyPayment } from './verify-payment.ts';
import { receiveWebhook } from './webhook.ts';

const WEBHOOK = 256 * 1024;
const POSTED = [
  '/create-order',
  '/verify-payment',
  '/cancel-order',
  '/order-state',
  '/callback',
  '/webhook',
];

/** POST /api/razorpay/…: checkout calls, the gateway's callback and webhook, and GET needs-review for staff. */
export function paymentRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/create-order', limitJson(LIST_BODY), async (request, response) => {
    const body = await readBody(request, createOrderSchema);
    const shopper = await shopperOf(request);
    response.json({ success: true, ...(await createPaymentOrder(context, shopper, body)) });
  });

  router.post('/verify-payment', limitJson(SMALL_BODY), async (request, response) => {
    const body = await readBody(request, verifyPaymentSchema);
    response.json({ success: true, ...(await verifyPayment(context, body)) });
  });

  router.post('/cancel-order', limitJson(SMALL_BODY), async (request, response) => {
    const body = await readBody(request, cancelOrderSchema);
    response.json({ success: true, ...(await cancelOrder(context, body)) });
  });

  router.post('/order-state', limitJson(SMALL_BODY), async (request, response) => {
    const body = await readBody(request, cancelOrderSchema);
    response.json({ success: true, ...(await checkoutState(context, body)) });
  });

  router.post('/callback', limitForm(FORM_BODY), async (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://shop.invalid');
    response.redirect(303, await afterCallback(context, formFields(request), searchParams));
  });

  router.get('/needs-review', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, items: await listNeedsReview() });
  });

  router.post('/webhook', limitJson(WEBHOOK), async (request, response) => {
    await receiveWebhook(context, {
      body: rawBody(request),
      signature: request.get('x-razorpay-signature') ?? '',
      eventId: request.get('x-razorpay-event-id') ?? '',
    });
    response.json({ success: true });
  });

  router.all(POSTED, refuseOtherMethods('POST'));
  router.all('/needs-review', refuseOtherMethods('GET'));
  return router;
}

export function cartRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/price', limitJson(LIST_BODY), async (request, response) => {
    const body = await readBody(request, cartPriceSchema);
    const shopper = await shopperOf(request);
    response.json({ success: true, ...(await priceCart(context, shopper, body)) });
  });

  router.all('/price', refuseOtherMethods('POST'));
  return router;
}

async function shopperOf(request: Request): Promise<Shopper> {
  const caller = await findCaller(request);
  const { email } = caller ? dataOwner(caller) : { email: '' };
  return {
    uid: caller?.uid ?? null,
    address: forwardedAddress(request),
    ...(email !== '' && { provenEmail: email }),
  };
}
