import { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';
import { ApiError } from '#lib/server/api-client.ts';
import { ErrorForPeople } from '#lib/server/error-message.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import { verifyPayment, type OpenOrder } from '../data/payment-api.ts';
import { loadPaymentScript, openPaymentWindow } from '../data/payment-window.ts';
import { errorMessage } from './open-checkout.ts';
import type { Shopfront } from './start-payment.ts';

/** `confirming`: the payment may have gone through. `cancelled`: the window was closed. */
export type PaymentOutcome = 'paid' | 'confirming' | 'cancelled';

interface Payer {
  name: string;
  email: string;
  phone: string;
}

/** Opens the order, pays it in the window and verifies the payment. Throws an Error with a message for the buyer. */
export async function payInWindow(
  open: () => Promise<OpenOrder>,
  customer: Payer,
  shopfront: Shopfront,
): Promise<PaymentOutcome> {
  await loadPaymentScript().catch(() => {
    throw new ErrorForPeople(PAYMENT_MESSAGES.scriptFailed);
  });
  const order = await open().catch((error: unknown) => {
    throw new ErrorForPeople(errorMessage(error));
  });
  const shop = { ...shopfront, description: shopfront.description(order.orderNumber) };
  const { signal } = new AbortController();
  const outcome = await openPaymentWindow({ order, customer, shop, signal });
  if (outcome.kind === 'cancelled') return 'cancelled';
  if (outcome.kind === 'failed') throw new ErrorForPeople(PAYMENT_MESSAGES.failedToast);
  try {
    await verifyPayment(outcome.proof);
    return 'paid';
  } catch (error) {
    // Only a 4xx means unpaid; the webhook or the nightly comparison settles everything else.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
    return 'confirming';
  }
}

interface InstalmentToPay {
  orderId: string;
  partId: string;
  customer: Payer;
}

/** Pays an instalment. Throws an Error with a message for the buyer. */
export function payInstalment(
  { orderId, partId: part, customer }: InstalmentToPay,
  shopfront: Shopfront,
): Promise<PaymentOutcome> {
  const open = async () => {
    const request = { params: { orderId, part }, token: await idToken() };
    const { instalmentEndpoints } = await loadModule(
      import('@kargha/domain/payments/instalment-endpoints'),
    );
    const opened = await callEndpoint(instalmentEndpoints.pay, request);
    return { ...opened, trackingToken: '', isPaid: false };
  };
  return payInWindow(open, customer, shopfront);
}

/** Pays an order that staff created, by its link. Throws an Error with a message for the buyer. */
export function payByLink(
  token: string,
  customer: Payer,
  shopfront: Shopfront,
): Promise<PaymentOutcome> {
  const open = async () => {
    const { payLinkEndpoints } = await loadModule(
      import('@kargha/domain/payments/pay-link-endpoints'),
    );
    const opened = await callEndpoint(payLinkEndpoints.open, { body: { token } });
    return { ...opened, isPaid: false };
  };
  return payInWindow(open, customer, shopfront);
}
