import type { OpenedOrder } from '@kargha/domain/payments/gateway-payment';
import type { CheckoutState, PlacedOrder } from '@kargha/domain/payments/payment-endpoints';
import type {
  CreateOrderRequest,
  VerifyPaymentRequest,
} from '@kargha/domain/shopping/checkout-request';
import type { DeliveryDays } from '@kargha/domain/shopping/delivery';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export type { PlacedOrder };

/** Loaded with the first call: pages show an order and its instalments without the schemas of the requests. */
const loadEndpoints = async () =>
  (await loadModule(import('@kargha/domain/payments/payment-endpoints'))).paymentEndpoints;

export interface OpenOrder extends Pick<
  OpenedOrder,
  'order' | 'keyId' | 'orderId' | 'orderNumber' | 'trackingToken'
> {
  /** True when the order is placed with the code that was emailed. */
  needsCode?: boolean | undefined;
  expectedDelivery?: DeliveryDays | undefined;
  /** True when the order was paid in the meantime: do not pay again. */
  isPaid: boolean;
}

interface CheckoutOrder extends OpenOrder {
  /** Seconds for which the stock stays reserved; 0 once it is sold or released. */
  heldForSeconds: number;
}

/** @throws ApiError price_changed, out_of_stock, not_for_sale, receipt_used, invalid, … */
export async function createOrder(body: CreateOrderRequest): Promise<CheckoutOrder> {
  const request = { body, token: await idToken() };
  const { createOrder: endpoint } = await loadEndpoints();
  const opened = await callEndpoint(endpoint, request);
  return { ...opened, isPaid: opened.state !== 'pending_payment' };
}

/** Sends what the payment window returned. @throws ApiError bad_signature, network, … */
export async function verifyPayment(body: VerifyPaymentRequest): Promise<PlacedOrder> {
  const { verifyPayment: endpoint } = await loadEndpoints();
  return callEndpoint(endpoint, { body, token: await idToken() });
}

export interface OrderKey {
  orderId: string;
  trackingToken: string;
}

/**
 * Releases the stock of an unpaid order. The server asks the payment provider first and returns the order when it
 * is paid after all. @throws ApiError
 */
export async function cancelOrder({
  orderId,
  trackingToken,
}: OrderKey): Promise<PlacedOrder | undefined> {
  const request = { body: { orderId, trackingToken } };
  const { payment, ...order } = await callEndpoint((await loadEndpoints()).cancelOrder, request);
  return payment === 'success' ? order : undefined;
}

/** @throws ApiError not_found, network, … */
export async function readOrderPayment({
  orderId,
  trackingToken,
}: OrderKey): Promise<CheckoutState> {
  // Callers may have more, and the server refuses unknown fields.
  const request = { body: { orderId, trackingToken } };
  return callEndpoint((await loadEndpoints()).orderState, request);
}
