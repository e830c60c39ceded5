import type {
  CreateOrderRequest,
  VerifyPaymentRequest,
} from '@kargha/domain/shopping/checkout-request';
import type { PaymentStatus } from '@kargha/domain/payments/payment';
import { callApi } from '#lib/server/api-client.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** An order that the server has priced, and holds the stock for. */
export interface OpenOrder {
  orderId: string;
  orderNumber: string;
  trackingToken: string;
  /** The same order at the payment provider; `amount` in paise. */
  gateway: { orderId: string; amount: number; currency: string; keyId: string };
  /** True when this order was paid in the meantime: it must not be paid again. */
  isPaid: boolean;
}

/** An order of the checkout's own. */
interface CheckoutOrder extends OpenOrder {
  /** For how long its stock is held from now on, in seconds; 0 once it is sold or given back. */
  heldForSeconds: number;
}

export interface PlacedOrder {
  orderId: string;
  orderNumber: string;
}

/** @throws ApiError price_changed, out_of_stock, not_for_sale, receipt_used, invalid, … */
export async function createOrder(request: CreateOrderRequest): Promise<CheckoutOrder> {
  const answer = await callApi('/razorpay/create-order', {
    method: 'POST',
    body: request,
    token: await idToken(),
  });
  const fields = storedFields(answer);
  return { ...openOrderIn(fields), heldForSeconds: fields.number('heldForSeconds') };
}

/** The order in an answer that opens a payment. */
export function openOrderIn(fields: StoredFields): OpenOrder {
  const state = fields.text('state');
  return {
    orderId: fields.text('orderId'),
    orderNumber: fields.text('orderNumber'),
    trackingToken: fields.text('trackingToken'),
    gateway: gatewayOrderIn(fields),
    isPaid: state !== '' && state !== 'pending_payment',
  };
}

/** The order at the payment provider in an answer that opens a payment. */
export function gatewayOrderIn(fields: StoredFields): OpenOrder['gateway'] {
  const order = fields.part('order');
  return {
    orderId: order.text('id'),
    amount: order.number('amount'),
    currency: order.text('currency'),
    keyId: fields.text('keyId'),
  };
}

/** Shows the server what the payment window handed out. @throws ApiError bad_signature, network, … */
export async function verifyPayment(request: VerifyPaymentRequest): Promise<PlacedOrder> {
  const answer = await callApi('/razorpay/verify-payment', {
    method: 'POST',
    body: request,
    token: await idToken(),
  });
  const fields = storedFields(answer);
  return { orderId: fields.text('orderId'), orderNumber: fields.text('orderNumber') };
}

/** Names an order to the server without a sign-in. */
export interface OrderKey {
  orderId: string;
  trackingToken: string;
}

/**
 * Gives the stock of an unpaid order back. The server asks the payment provider first: the answer is the order when it
 * turns out to be paid, undefined when it is closed now. @throws ApiError
 */
export async function cancelOrder(key: OrderKey): Promise<PlacedOrder | undefined> {
  const { payment, ...order } = await requestPayment('/razorpay/cancel-order', key);
  return payment === 'success' ? order : undefined;
}

/** How the payment of an order stands, as far as the server can find out now. */
export interface OrderPayment extends PlacedOrder {
  payment: PaymentStatus;
  /** True when the money has come, but staff have to look at the order, or the money goes back. */
  needsPatience: boolean;
}

/** Asks how the payment of an order stands. @throws ApiError not_found, network, … */
export function readOrderPayment(key: OrderKey): Promise<OrderPayment> {
  return requestPayment('/razorpay/order-state', key);
}

async function requestPayment(
  path: string,
  { orderId, trackingToken }: OrderKey,
): Promise<OrderPayment> {
  const answer = await callApi(path, { method: 'POST', body: { orderId, trackingToken } });
  const fields = storedFields(answer);
  return {
    orderId: fields.text('orderId'),
    orderNumber: fields.text('orderNumber'),
    payment: fields.choice('payment', ['pending', 'success', 'failed', 'cancelled']),
    needsPatience: fields.flag('needsPatience', false),
  };
}
