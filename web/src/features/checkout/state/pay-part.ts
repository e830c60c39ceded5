import { openPart } from '../data/instalment-api.ts';
import { openPayLink } from '../data/pay-link-api.ts';
import { payOpened, type PaidOutcome, type Payer } from './pay-opened.ts';
import type { Shopfront } from './pay.ts';

interface PartToPay {
  orderId: string;
  partId: string;
  customer: Payer;
}

/** Lets one part of an order be paid. Throws an Error with the sentence for the buyer. */
export function payPart(
  { orderId, partId, customer }: PartToPay,
  shopfront: Shopfront,
): Promise<PaidOutcome> {
  return payOpened(() => openPart(orderId, partId), customer, shopfront);
}

/** Lets an order that staff have made be paid by its link. Throws an Error with the sentence for the buyer. */
export function payByLink(
  token: string,
  customer: Payer,
  shopfront: Shopfront,
): Promise<PaidOutcome> {
  return payOpened(() => openPayLink(token), customer, shopfront);
}
