import { Router, type Request } from 'express';

import {
  cancelOrderSchema,
  cartPriceSchema,
  createOrderSchema,
  verifyPaymentSchema,
} from '@kargha/domain/checkout-request';

import { callerOf } from '../http/caller.ts';
import { forwardedAddress } from '../http/client-address.ts';
import { jsonUpTo, rawBody, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/no-such-route.ts';
import { cancelOrder } from './cancel-order.ts';
import { createPaymentOrder } from './create-order.ts';
import type { PaymentContext } from './payment-context.ts';
import { cartPrice } from './price-cart.ts';
import type { Shopper } from './shopper.ts';
import { verifyPayment } from './verify-payment.ts';
import { receiveWebhook } from './webhook.ts';

const SMALL = 64 * 1024;
const WEBHOOK = 256 * 1024;

/** POST /api/razorpay/…: create-order, verify-payment, cancel-order and webhook. */
export function paymentRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/create-order', jsonUpTo(SMALL), async (request, response) => {
    const body = await readBody(request, createOrderSchema);
    const shopper = await shopperOf(request);
    response.json({ success: true, ...(await createPaymentOrder(context, shopper, body)) });
  });

  router.post('/verify-payment', jsonUpTo(SMALL), async (request, response) => {
    const body = await readBody(request, verifyPaymentSchema);
    response.json({ success: true, ...(await verifyPayment(context, body)) });
  });

  router.post('/cancel-order', jsonUpTo(SMALL), async (request, response) => {
    const body = await readBody(request, cancelOrderSchema);
    response.json({ success: true, ...(await cancelOrder(context, body)) });
  });

  router.post('/webhook', jsonUpTo(WEBHOOK), async (request, response) => {
    await receiveWebhook(context, {
      body: rawBody(request),
      signature: request.get('x-razorpay-signature') ?? '',
      eventId: request.get('x-razorpay-event-id') ?? '',
    });
    response.json({ success: true });
  });

  const paths = ['/create-order', '/verify-payment', '/cancel-order', '/webhook'];
  router.all(paths, onlyMethods('POST'));
  return router;
}

/** POST /api/cart/price: what a cart costs with its codes. */
export function cartRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/price', jsonUpTo(SMALL), async (request, response) => {
    const body = await readBody(request, cartPriceSchema);
    const shopper = await shopperOf(request);
    response.json({ success: true, ...(await cartPrice(context, shopper, body)) });
  });

  router.all('/price', onlyMethods('POST'));
  return router;
}

async function shopperOf(request: Request): Promise<Shopper> {
  const caller = await callerOf(request);
  return { uid: caller?.uid ?? null, address: forwardedAddress(request) };
}
