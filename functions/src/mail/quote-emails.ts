import { formatLongDate } from '@kargha/domain/india/long-date';
import { formatPaise } from '@kargha/domain/money/money-format';
import {
  PAYMENT_TERMS_LABELS,
  type QuoteRequest,
  type QuoteVersion,
} from '@kargha/domain/quotes/quote';

import type { Mail } from '../records/mail-record.ts';
import { composeEmail } from './email.ts';

type Asked = Pick<QuoteRequest, 'contactPerson' | 'email' | 'isEmailProven' | 'quantity'>;

/** What a buyer can answer to an offer without ordering. */
export type QuoteAnswer = 'decline' | 'changes' | 'renew';

/** A request has arrived. `link` is the page of the quotation, here and below. */
export function quoteReceivedEmail(quote: Asked, link: string): Mail {
  return composeEmail(to(quote), `We have received your request for ${piecesOf(quote)}`, [
    `Thank you for asking us for ${piecesOf(quote)}.`,
    'We reply within 24 hours and send the quotation, with samples where they make sense, within 48 hours.',
    { words: 'See your request', address: link },
  ]);
}

/** Somebody works on the request now. */
export function quoteReviewEmail(quote: Asked, link: string): Mail {
  return composeEmail(to(quote), `We are working on your request for ${piecesOf(quote)}`, [
    `We are looking at your request for ${piecesOf(quote)} and talk to the weavers.`,
    'If something is still missing, add it on the page of your request.',
    { words: 'See your request', address: link },
  ]);
}

/** The shop will make no offer. */
export function quoteClosedEmail(quote: Asked, reason: string, link: string): Mail {
  return composeEmail(to(quote), `About your request for ${piecesOf(quote)}`, [
    `We are sorry: we cannot make you an offer for ${piecesOf(quote)}.`,
    reason,
    { words: 'See your request', address: link },
  ]);
}

type Offered = Pick<QuoteVersion, 'version' | 'totals' | 'validUntil' | 'paymentTerms'>;

/** An offer was sent. */
export function offerEmail(quote: Asked, offer: Offered, link: string): Mail {
  const { version, totals, validUntil, paymentTerms } = offer;
  const subject = `Our quotation for ${piecesOf(quote)}, version ${version}`;
  return composeEmail(to(quote), subject, [
    `Here is version ${version} of our quotation for ${piecesOf(quote)}.`,
    `Total with GST: ${formatPaise(totals.total)}\nPayment: ${PAYMENT_TERMS_LABELS[paymentTerms]}\nValid until ${formatLongDate(validUntil)}`,
    'You can accept it, ask for changes, write to us or download it as a PDF on its page.',
    { words: 'See the quotation', address: link },
  ]);
}

/** The shop has written about a request. */
export function quoteMessageEmail(quote: Asked, text: string, link: string): Mail {
  return composeEmail(to(quote), `A message about your request for ${piecesOf(quote)}`, [
    text,
    { words: 'Answer on the page of your request', address: link },
  ]);
}

const ANSWERS: Record<QuoteAnswer, { subject: string; words: string }> = {
  decline: {
    subject: 'You have declined our quotation',
    words: 'You have declined our quotation. You can ask us for a new one at any time.',
  },
  changes: {
    subject: 'We have your wishes for the quotation',
    words: 'We have read what should be different, and send you a new version.',
  },
  renew: {
    subject: 'We make you a new quotation',
    words: 'Our quotation had expired. We look at it again and send you a new version.',
  },
};

/** The shop has heard the buyer's answer. */
export function offerAnsweredEmail(quote: Asked, answer: QuoteAnswer, link: string): Mail {
  const { subject, words } = ANSWERS[answer];
  const about = `It is about ${piecesOf(quote)}.`;
  return composeEmail(to(quote), subject, [
    words,
    about,
    { words: 'See the quotation', address: link },
  ]);
}

interface Ordered {
  number: string;
  purchaseOrderNumber: string;
}

/** An offer has become an order. @param link the page of the order */
export function offerAcceptedEmail(
  quote: Asked,
  offer: Offered,
  order: Ordered,
  link: string,
): Mail {
  const { number, purchaseOrderNumber } = order;
  return composeEmail(to(quote), `Your order ${number} from our quotation`, [
    `Thank you for accepting version ${offer.version} of our quotation. It is now order ${number}.`,
    `Total with GST: ${formatPaise(offer.totals.total)}\nPayment: ${PAYMENT_TERMS_LABELS[offer.paymentTerms]}`,
    ...(purchaseOrderNumber === ''
      ? []
      : [{ label: 'Your PO number', typed: purchaseOrderNumber }]),
    { words: 'See the order and what is due', address: link },
  ]);
}

/** An offer ends soon. */
export function offerExpiringEmail(quote: Asked, validUntil: Date, link: string): Mail {
  return composeEmail(to(quote), `Our quotation for ${piecesOf(quote)} ends soon`, [
    `Our quotation for ${piecesOf(quote)} can be accepted until ${formatLongDate(validUntil)}.`,
    { words: 'See the quotation', address: link },
  ]);
}

/** An offer has ended. */
export function offerExpiredEmail(quote: Asked, link: string): Mail {
  return composeEmail(to(quote), `Our quotation for ${piecesOf(quote)} has expired`, [
    `Our quotation for ${piecesOf(quote)} has expired. Prices of yarn and looms change; ask us for a new one on its page.`,
    { words: 'See the quotation', address: link },
  ]);
}

function to({ contactPerson: name, email, isEmailProven = false }: Asked) {
  return { name, email, isEmailProven };
}

function piecesOf({ quantity }: Asked): string {
  return quantity === 1 ? '1 piece' : `${quantity} pieces`;
}
