import { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';
import { ApiError } from '#lib/server/api-client.ts';

import { verifyPayment, type OpenOrder } from '../data/payment-api.ts';
import { loadPaymentScript, openPaymentWindow } from '../data/payment-window.ts';
import { errorMessage } from './open-checkout.ts';
import type { Shopfront } from './pay.ts';

/** What became of a payment: `confirming`: the money may be there; `left`: the window was closed. */
export type PaymentOutcome = 'paid' | 'confirming' | 'cancelled';

/** Who pays, as the window fills it in. */
export interface Payer {
  name: string;
  email: string;
  phone: string;
}

/**
 * Lets what the server opens be paid in the window, and has the payment verified. Throws an Error with the sentence for
 * the buyer when it was not paid.
 */
export async function payInWindow(
  open: () => Promise<OpenOrder>,
  customer: Payer,
  shopfront: Shopfront,
): Promise<PaymentOutcome> {
  await loadPaymentScript().catch(() => {
    throw new Error(PAYMENT_MESSAGES.scriptFailed);
  });
  const order = await open().catch((error: unknown) => {
    throw new Error(errorMessage(error));
  });
  const shop = { ...shopfront, description: shopfront.description(order.orderNumber) };
  const { signal } = new AbortController();
  const outcome = await openPaymentWindow({ order, customer, shop, signal });
  if (outcome.kind === 'cancelled') return 'cancelled';
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
