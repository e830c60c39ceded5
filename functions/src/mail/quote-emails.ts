import { formatLongDate } from '@kargha/domain/india/long-date';
import { formatPaise } from '@kargha/domain/money/money-format';
import { PAYMENT_TERMS_LABELS } from '@kargha/domain/quotes/quote';
import type { QuoteRequest, QuoteVersion } from '@kargha/domain/quotes/quote-schema';

import type { Mail } from '../records/email-record.ts';
import { composeEmail } from './email.ts';

type QuoteContact = Pick<QuoteRequest, 'contactPerson' | 'email' | 'isEmailProven' | 'quantity'>;

export type QuoteAnswer = 'decline' | 'changes' | 'renew';

/** @param link the page of the quotation, here and below */
export function quoteReceivedEmail(quote: QuoteContact, link: string): Mail {
  return composeEmail(recipientOf(quote), `We have received your request for ${piecesOf(quote)}`, [
    `Thank you for your request for ${piecesOf(quote)}.`,
    'We reply within 24 hours. You will have our quotation, with samples where they make sense, within 48 hours.',
    { text: 'See your request', address: link },
  ]);
}

export function quoteReviewEmail(quote: QuoteContact, link: string): Mail {
  return composeEmail(recipientOf(quote), `We are working on your request for ${piecesOf(quote)}`, [
    `We are reviewing your request for ${piecesOf(quote)} and talking to our weavers.`,
    'If you want to add something, write it on the page of your request.',
    { text: 'See your request', address: link },
  ]);
}

/** Sent when staff close a request without an offer. */
export function quoteClosedEmail(quote: QuoteContact, reason: string, link: string): Mail {
  return composeEmail(recipientOf(quote), `Your request for ${piecesOf(quote)}`, [
    `We are sorry, but we cannot make you an offer for ${piecesOf(quote)}.`,
    reason,
    { text: 'See your request', address: link },
  ]);
}

type OfferSummary = Pick<QuoteVersion, 'version' | 'totals' | 'validUntil' | 'paymentTerms'>;

/** A seller who may collect no GST names none (CGST Act s. 32(1)). */
function totalOf({ total, tax }: OfferSummary['totals']): string {
  return `${tax > 0 ? 'Total including GST' : 'Total'}: ${formatPaise(total)}`;
}

export function offerEmail(quote: QuoteContact, offer: OfferSummary, link: string): Mail {
  const { version, totals, validUntil, paymentTerms } = offer;
  const subject = `Our quotation for ${piecesOf(quote)}, version ${version}`;
  return composeEmail(recipientOf(quote), subject, [
    `Here is version ${version} of our quotation for ${piecesOf(quote)}.`,
    `${totalOf(totals)}\nPayment: ${PAYMENT_TERMS_LABELS[paymentTerms]}\nValid until ${formatLongDate(validUntil)}`,
    'On its page you can accept it, ask for changes, write to us or download it as a PDF.',
    { text: 'See the quotation', address: link },
  ]);
}

export function quoteMessageEmail(quote: QuoteContact, text: string, link: string): Mail {
  return composeEmail(recipientOf(quote), `A message about your request for ${piecesOf(quote)}`, [
    text,
    { text: 'Reply on the page of your request', address: link },
  ]);
}

const ANSWERS: Record<QuoteAnswer, { subject: string; text: string }> = {
  decline: {
    subject: 'You have declined our quotation',
    text: 'You have declined our quotation. You can ask us for a new one at any time.',
  },
  changes: {
    subject: 'We have received your change request',
    text: 'Thank you for telling us what to change. We will send you a new version of our quotation.',
  },
  renew: {
    subject: 'We are preparing a new quotation',
    text: 'Our quotation had expired. We will review it and send you a new version.',
  },
};

export function offerAnsweredEmail(quote: QuoteContact, answer: QuoteAnswer, link: string): Mail {
  const { subject, text } = ANSWERS[answer];
  return composeEmail(recipientOf(quote), subject, [
    text,
    `Your request was for ${piecesOf(quote)}.`,
    { text: 'See the quotation', address: link },
  ]);
}

interface OrderReference {
  number: string;
  purchaseOrderNumber: string;
}

/** @param link the page of the order */
export function offerAcceptedEmail(
  quote: QuoteContact,
  offer: OfferSummary,
  order: OrderReference,
  link: string,
): Mail {
  const { number, purchaseOrderNumber } = order;
  return composeEmail(recipientOf(quote), `Your order ${number} from our quotation`, [
    `Thank you for accepting version ${offer.version} of our quotation. Your order number is ${number}.`,
    `${totalOf(offer.totals)}\nPayment: ${PAYMENT_TERMS_LABELS[offer.paymentTerms]}`,
    ...(purchaseOrderNumber === ''
      ? []
      : [{ label: 'Your PO number', typed: purchaseOrderNumber }]),
    { text: 'See the order and what is due', address: link },
  ]);
}

export function offerExpiringEmail(quote: QuoteContact, validUntil: Date, link: string): Mail {
  return composeEmail(recipientOf(quote), `Our quotation for ${piecesOf(quote)} expires soon`, [
    `You can accept our quotation for ${piecesOf(quote)} until ${formatLongDate(validUntil)}.`,
    { text: 'See the quotation', address: link },
  ]);
}

export function offerExpiredEmail(quote: QuoteContact, link: string): Mail {
  return composeEmail(recipientOf(quote), `Our quotation for ${piecesOf(quote)} has expired`, [
    `Our quotation for ${piecesOf(quote)} has expired, because yarn prices and loom times change. You can ask for a new one on its page.`,
    { text: 'See the quotation', address: link },
  ]);
}

function recipientOf({ contactPerson: name, email, isEmailProven = false }: QuoteContact) {
  return { name, email, isEmailProven };
}

function piecesOf({ quantity }: QuoteContact): string {
  return quantity === 1 ? '1 piece' : `${quantity} pieces`;
}
