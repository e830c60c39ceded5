import { verifyPaymentSchema } from '@kargha/domain/shopping/checkout-request';

import { HttpError } from '../../http/errors.ts';
import { findByGatewayOrder, type OrderRecord } from '../../records/order-record.ts';
import { orderOfToken } from '../links/order-token.ts';
import type { PaymentContext } from '../payment-context.ts';
import { trackingToken } from '../checkout/shopper.ts';
import { verifyPayment } from './verify-payment.ts';

const RESULT_PAGE = '/checkout/result';

/**
 * Where in-app browsers come back to: the gateway posts the payment window's outcome here as a form. Gives the path
 * to send the browser to; the page there reads the order's state from the server and believes nothing of the query.
 * The order is named only to who proved it: by the gateway's signature over a payment, or by the order's own token,
 * which the shop has put into the callback address. Never throws for what a person could have sent.
 */
export async function afterCallback(
  context: PaymentContext,
  form: URLSearchParams,
  query: URLSearchParams,
): Promise<string> {
  const order = (await signedOrder(context, form)) ?? (await orderOfQueryToken(query));
  if (!order) return RESULT_PAGE;
  // A part is paid from the page of its order, and that page shows what became of it.
  if (order.instalments) return `/orders/${order.id}`;
  const token = trackingToken(context.ids, order.id);
  return `${RESULT_PAGE}?${new URLSearchParams({ order: order.id, token }).toString()}`;
}

/** The order of a payment that the gateway has signed, and whose state is settled as far as it can be now. */
async function signedOrder(
  context: PaymentContext,
  form: URLSearchParams,
): Promise<OrderRecord | null> {
  const fields: unknown = Object.fromEntries(form);
  if (!verifyPaymentSchema.isValidSync(fields, { strict: true })) return null;
  try {
    await verifyPayment(context, fields);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.code === 'bad_signature') return null;
  }
  return findByGatewayOrder(fields.razorpay_order_id);
}

async function orderOfQueryToken(query: URLSearchParams): Promise<OrderRecord | null> {
  try {
    return await orderOfToken(query.get('order') ?? '', query.get('token') ?? '');
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
