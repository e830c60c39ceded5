import { openInstalment } from '../data/instalment-api.ts';
import { openPayLink } from '../data/pay-link-api.ts';
import { payInWindow, type PaymentOutcome, type Payer } from './open-payment-window.ts';
import type { Shopfront } from './start-payment.ts';

interface InstalmentToPay {
  orderId: string;
  partId: string;
  customer: Payer;
}

/** Pays an instalment. Throws an Error with a message for the buyer. */
export function payInstalment(
  { orderId, partId, customer }: InstalmentToPay,
  shopfront: Shopfront,
): Promise<PaymentOutcome> {
  return payInWindow(() => openInstalment(orderId, partId), customer, shopfront);
}

/** Pays an order that staff created, by its link. Throws an Error with a message for the buyer. */
export function payByLink(
  token: string,
  customer: Payer,
  shopfront: Shopfront,
): Promise<PaymentOutcome> {
  return payInWindow(() => openPayLink(token), customer, shopfront);
}
