import { instalmentEndpoints } from '@kargha/domain/payments/instalment-endpoints';
import { payLinkEndpoints } from '@kargha/domain/payments/pay-link-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

import { payInWindow, type PaymentOutcome, type Payer } from './open-payment-window.ts';
import type { Shopfront } from './start-payment.ts';

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
    const opened = await callEndpoint(payLinkEndpoints.open, { body: { token } });
    return { ...opened, isPaid: false };
  };
  return payInWindow(open, customer, shopfront);
}
