import type {
  CreateOrderRequest,
  VerifyPaymentRequest,
} from '@kargha/domain/shopping/checkout-request';
import type { PaymentStatus } from '@kargha/domain/payments/payment';
import { callApi } from '#lib/server/api-client.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export interface OpenOrder {
  orderId: string;
  orderNumber: string;
  trackingToken: string;
  /** The gateway order; `amount` in paise. */
  gateway: { orderId: string; amount: number; currency: string; keyId: string };
  /** True when the order was paid in the meantime: do not pay again. */
  isPaid: boolean;
}

interface CheckoutOrder extends OpenOrder {
  /** Seconds for which the stock stays reserved; 0 once it is sold or released. */
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

export function gatewayOrderIn(fields: StoredFields): OpenOrder['gateway'] {
  const order = fields.part('order');
  return {
    orderId: order.text('id'),
    amount: order.number('amount'),
    currency: order.text('currency'),
    keyId: fields.text('keyId'),
  };
}

/** Sends what the payment window returned. @throws ApiError bad_signature, network, … */
export async function verifyPayment(request: VerifyPaymentRequest): Promise<PlacedOrder> {
  const answer = await callApi('/razorpay/verify-payment', {
    method: 'POST',
    body: request,
    token: await idToken(),
  });
  const fields = storedFields(answer);
  return { orderId: fields.text('orderId'), orderNumber: fields.text('orderNumber') };
}

export interface OrderKey {
  orderId: string;
  trackingToken: string;
}

/**
 * Releases the stock of an unpaid order. The server asks the payment provider first and returns the order when it
 * is paid after all. @throws ApiError
 */
export async function cancelOrder(key: OrderKey): Promise<PlacedOrder | undefined> {
  const { payment, ...order } = await postOrderKey('/razorpay/cancel-order', key);
  return payment === 'success' ? order : undefined;
}

export interface OrderPayment extends PlacedOrder {
  payment: PaymentStatus;
  /** True when the payment arrived but staff must review the order, or the money is refunded. */
  needsPatience: boolean;
}

/** @throws ApiError not_found, network, … */
export function readOrderPayment(key: OrderKey): Promise<OrderPayment> {
  return postOrderKey('/razorpay/order-state', key);
}

async function postOrderKey(
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
