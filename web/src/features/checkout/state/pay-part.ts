import { PAYMENT_MESSAGES } from '@kargha/domain/payment';
import { ApiError } from '#lib/api-client.ts';

import { openPart } from '../data/instalment-api.ts';
import { verifyPayment } from '../data/payment-api.ts';
import { loadPaymentScript, openPaymentWindow } from '../data/payment-window.ts';
import type { Shopfront } from './pay.ts';

interface PartToPay {
  orderId: string;
  partId: string;
  customer: { name: string; email: string; phone: string };
}

/**
 * Lets one part of an order be paid in the window, and has the payment verified. `confirming`: the money may be there,
 * and the order will show it; `left`: the window was closed. Throws an Error with the sentence for the buyer otherwise.
 */
export async function payPart(
  { orderId, partId, customer }: PartToPay,
  shopfront: Shopfront,
): Promise<'paid' | 'confirming' | 'left'> {
  await loadPaymentScript().catch(() => {
    throw new Error(PAYMENT_MESSAGES.scriptFailed);
  });
  const order = await openPart(orderId, partId);
  const shop = { ...shopfront, description: shopfront.description(order.orderNumber) };
  const { signal } = new AbortController();
  const outcome = await openPaymentWindow({ order, customer, shop, signal });
  if (outcome.kind === 'cancelled') return 'left';
  if (outcome.kind === 'failed') throw new Error(PAYMENT_MESSAGES.failedToast);
  try {
    await verifyPayment(outcome.proof);
    return 'paid';
  } catch (error) {
    // Only a clear no is a no: the webhook or the nightly comparison settles the rest.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
    return 'confirming';
  }
}
