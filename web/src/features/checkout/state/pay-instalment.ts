import { openInstalment } from '../data/instalment-api.ts';
import { openPayLink } from '../data/pay-link-api.ts';
import { payInWindow, type PaymentOutcome, type Payer } from './pay-in-window.ts';
import type { Shopfront } from './pay.ts';

interface InstalmentToPay {
  orderId: string;
  partId: string;
  customer: Payer;
}

/** Lets one part of an order be paid. Throws an Error with the sentence for the buyer. */
export function payInstalment(
  { orderId, partId, customer }: InstalmentToPay,
  shopfront: Shopfront,
): Promise<PaymentOutcome> {
  return payInWindow(() => openInstalment(orderId, partId), customer, shopfront);
}

/** Lets an order that staff have made be paid by its link. Throws an Error with the sentence for the buyer. */
export function payByLink(
  token: string,
  customer: Payer,
  shopfront: Shopfront,
): Promise<PaymentOutcome> {
  return payInWindow(() => openPayLink(token), customer, shopfront);
}
