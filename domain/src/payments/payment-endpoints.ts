import {
  array,
  boolean,
  looseObject,
  maxLength,
  nonEmpty,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';

import { FORM_BODY, LIST_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { deliveryDays } from '../api/order-fields.ts';
import { reviewReasonField } from './review-reason-field.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { ORDER_STATES } from '../orders/order-state.ts';
import {
  cancelOrderSchema,
  createOrderSchema,
  paymentCallbackForm,
  verifyPaymentSchema,
} from '../shopping/checkout-request.ts';
import { openedOrder } from './gateway-payment.ts';
import { PAYMENT_STATUSES } from './payment.ts';

const WEBHOOK_BODY = 256 * 1024;

/** `payload` has an entity for each kind that the event is about: payment, refund or dispute. */
export const webhookEvent = object({
  event: pipe(string(), nonEmpty(), maxLength(100)),
  payload: looseObject({}),
});

export const placedOrder = object({ orderId: string(), orderNumber: string() });
export type PlacedOrder = InferOutput<typeof placedOrder>;

const closedCheckout = object({
  ...placedOrder.entries,
  state: picklist(ORDER_STATES),
  payment: picklist(PAYMENT_STATUSES),
});
export type ClosedCheckout = InferOutput<typeof closedCheckout>;

const checkoutState = object({
  ...closedCheckout.entries,
  /** true when the money has arrived but is under review or being refunded */
  needsPatience: boolean(),
});
export type CheckoutState = InferOutput<typeof checkoutState>;

const reviewItem = object({
  kind: picklist(['order', 'payment']),
  id: string(),
  reviewReasons: array(reviewReasonField),
  orderId: nullable(string()),
  orderNumber: nullable(string()),
  amount: paiseAmount,
  at: time,
});
export type ReviewItem = InferOutput<typeof reviewItem>;

const createdOrder = object({
  ...openedOrder.entries,
  /** 0 once the stock is sold or released */
  heldForSeconds: count,
  /** cash on delivery: the order is placed with the code that was emailed */
  needsCode: optional(boolean()),
  /** missing when the order has no date */
  expectedDelivery: optional(deliveryDays),
});
export type CreatedOrder = InferOutput<typeof createdOrder>;

export const paymentEndpoints = defineEndpoints('/api/razorpay', {
  createOrder: {
    method: 'POST',
    path: '/create-order',
    does: 'Prices a cart, reserves its stock and opens a payment. The same receipt returns the same order.',
    body: createOrderSchema,
    bodyBytes: LIST_BODY,
    response: createdOrder,
    errors: [
      'coupon_not_valid',
      'coupon_beaten',
      'gift_card_not_valid',
      'price_changed',
      'out_of_stock',
      'not_for_sale',
      'within_state_only',
      'options_not_valid',
      'receipt_used',
      'amount_too_large',
      'cod_not_allowed',
      'gateway_unavailable',
      'maintenance',
    ],
  },
  verifyPayment: {
    method: 'POST',
    path: '/verify-payment',
    does: 'Verifies the result of the payment window.',
    body: verifyPaymentSchema,
    response: placedOrder,
    errors: ['bad_signature', 'not_paid', 'needs_review', 'refunding', 'gateway_unavailable'],
  },
  cancelOrder: {
    method: 'POST',
    path: '/cancel-order',
    does: 'Cancels an unpaid order and releases its stock.',
    body: cancelOrderSchema,
    response: closedCheckout,
    errors: ['gateway_unavailable'],
  },
  orderState: {
    method: 'POST',
    path: '/order-state',
    does: 'Returns the payment status of an order.',
    onlyReads: true,
    body: cancelOrderSchema,
    response: checkoutState,
  },
  callback: {
    method: 'POST',
    path: '/callback',
    does: 'Receives the redirect from the gateway where no payment window can open.',
    form: paymentCallbackForm,
    bodyBytes: FORM_BODY,
    redirects: true,
  },
  webhook: {
    method: 'POST',
    path: '/webhook',
    does: 'Receives webhooks of the gateway.',
    who: 'gateway',
    bodyBytes: WEBHOOK_BODY,
    signedBody: webhookEvent,
  },
  needsReview: {
    method: 'GET',
    path: '/needs-review',
    does: 'Lists payments and orders that staff must review.',
    who: 'staff',
    permission: 'payments.read',
    response: object({ items: array(reviewItem) }),
  },
});
