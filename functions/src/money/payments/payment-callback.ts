import type { InferType } from 'yup';

import {
  verifyPaymentSchema,
  type paymentCallbackForm,
} from '@kargha/domain/shopping/checkout-request';

import { HttpError } from '../../http/errors.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { orderOfToken } from '../links/order-token.ts';
import type { PaymentContext } from './payment-context.ts';
import { findPaymentTarget, isGiftCardSale, type PaymentTarget } from './payment-target.ts';
import { trackingToken } from '../checkout/checkout-shopper.ts';
import { saleToken } from '../gift-cards/sale-token.ts';
import { verifyPayment } from './verify-payment.ts';

type CallbackFields = InferType<typeof paymentCallbackForm>;

const RESULT_PAGE = '/checkout/result';

/**
 * In-app browsers return here: the gateway posts the payment result as a form. Returns the path to redirect to;
 * that page reads the order's state from the server and trusts nothing in the query. The order is named only with
 * proof: the gateway's signature, or the order's own token in the callback URL. Never throws for input that a
 * person could send.
 */
export async function afterCallback(
  context: PaymentContext,
  form: CallbackFields,
  query: URLSearchParams,
): Promise<string> {
  const order = (await signedTarget(context, form)) ?? (await orderOfQueryToken(query));
  if (!order) return RESULT_PAGE;
  if (isGiftCardSale(order)) return giftCardPage(context, order.id);
  // Instalments are paid from the order page, which shows the result.
  if (order.instalments && !order.cashOnDelivery) return `/orders/${order.id}`;
  const token = trackingToken(context.ids, order.id);
  return `${RESULT_PAGE}?${new URLSearchParams({ order: order.id, token }).toString()}`;
}

function giftCardPage(context: PaymentContext, sale: string): string {
  const token = saleToken(context.ids, sale);
  return `/gift-card?${new URLSearchParams({ sale, token }).toString()}`;
}

async function signedTarget(
  context: PaymentContext,
  fields: CallbackFields,
): Promise<PaymentTarget | null> {
  if (!verifyPaymentSchema.isValidSync(fields, { strict: true })) return null;
  try {
    await verifyPayment(context, fields);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.code === 'bad_signature') return null;
  }
  return findPaymentTarget(fields.razorpay_order_id);
}

async function orderOfQueryToken(query: URLSearchParams): Promise<OrderRecord | null> {
  try {
    return await orderOfToken(query.get('order') ?? '', query.get('token') ?? '');
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
