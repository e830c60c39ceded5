import { formatLongDate } from '@kargha/domain/india/long-date';
import type { Message } from '@kargha/domain/messages/message';
import { PAYMENT_TERMS_LABELS } from '@kargha/domain/quotes/quote';
import type { QuoteRequest, QuoteVersion } from '@kargha/domain/quotes/quote-schema';

import type { Mail } from '../records/email-record.ts';
import { composeEmail, type Recipient } from './email.ts';
import { quoteMailMessages as say } from './quote-messages.ts';

/** Emails are in the language in which the quotation was requested. */
type QuoteContact = Pick<
  QuoteRequest,
  'contactPerson' | 'email' | 'isEmailProven' | 'quantity' | 'language'
>;

export type QuoteAnswer = 'decline' | 'changes' | 'renew';

/** @param link the page of the quotation, here and below */
export function quoteReceivedEmail(quote: QuoteContact, link: string): Mail {
  const pieces = piecesOf(quote);
  return composeEmail(recipientOf(quote), say.quote_received_subject({ pieces }), [
    say.quote_received({ pieces }),
    say.quote_received_next(),
    { text: say.quote_see_request(), address: link },
  ]);
}

export function quoteReviewEmail(quote: QuoteContact, link: string): Mail {
  const pieces = piecesOf(quote);
  return composeEmail(recipientOf(quote), say.quote_review_subject({ pieces }), [
    say.quote_review({ pieces }),
    say.quote_review_add(),
    { text: say.quote_see_request(), address: link },
  ]);
}

/** Sent when staff close a request without an offer. */
export function quoteClosedEmail(quote: QuoteContact, reason: string, link: string): Mail {
  const pieces = piecesOf(quote);
  return composeEmail(recipientOf(quote), say.quote_closed_subject({ pieces }), [
    say.quote_closed({ pieces }),
    reason,
    { text: say.quote_see_request(), address: link },
  ]);
}

type OfferSummary = Pick<QuoteVersion, 'version' | 'totals' | 'validUntil' | 'paymentTerms'>;

export function offerEmail(quote: QuoteContact, offer: OfferSummary, link: string): Mail {
  const { version, totals, validUntil, paymentTerms } = offer;
  const pieces = piecesOf(quote);
  // A seller who may collect no GST names none (CGST Act s. 32(1)).
  const terms = totals.tax > 0 ? say.offer_terms_gst : say.offer_terms;
  return composeEmail(recipientOf(quote), say.offer_subject({ pieces, version }), [
    say.offer_lead({ pieces, version }),
    terms({
      total: totals.total,
      terms: PAYMENT_TERMS_LABELS[paymentTerms],
      day: formatLongDate(validUntil),
    }),
    say.offer_page(),
    { text: say.offer_see(), address: link },
  ]);
}

export function quoteMessageEmail(quote: QuoteContact, text: string, link: string): Mail {
  const subject = say.quote_message_subject({ pieces: piecesOf(quote) });
  return composeEmail(recipientOf(quote), subject, [
    text,
    { text: say.quote_message_reply(), address: link },
  ]);
}

const ANSWERS: Record<QuoteAnswer, { subject: Message; text: Message }> = {
  decline: { subject: say.offer_declined_subject(), text: say.offer_declined() },
  changes: { subject: say.offer_changes_subject(), text: say.offer_changes() },
  renew: { subject: say.offer_renew_subject(), text: say.offer_renew() },
};

export function offerAnsweredEmail(quote: QuoteContact, answer: QuoteAnswer, link: string): Mail {
  const { subject, text } = ANSWERS[answer];
  return composeEmail(recipientOf(quote), subject, [
    text,
    say.offer_was_for({ pieces: piecesOf(quote) }),
    { text: say.offer_see(), address: link },
  ]);
}

interface OrderReference {
  number: string;
  purchaseOrderNumber: string;
}

/** @param link the page of the order */
export function offerAcceptedEmail(
  quote: QuoteContact,
  { version, totals, paymentTerms }: Omit<OfferSummary, 'validUntil'>,
  { number, purchaseOrderNumber }: OrderReference,
  link: string,
): Mail {
  const terms = totals.tax > 0 ? say.offer_accepted_terms_gst : say.offer_accepted_terms;
  return composeEmail(recipientOf(quote), say.offer_accepted_subject({ number }), [
    say.offer_accepted({ version, number }),
    terms({ total: totals.total, terms: PAYMENT_TERMS_LABELS[paymentTerms] }),
    ...(purchaseOrderNumber === ''
      ? []
      : [{ label: say.offer_po_number(), typed: purchaseOrderNumber }]),
    { text: say.offer_see_order(), address: link },
  ]);
}

export function offerExpiringEmail(quote: QuoteContact, validUntil: Date, link: string): Mail {
  const pieces = piecesOf(quote);
  return composeEmail(recipientOf(quote), say.offer_expiring_subject({ pieces }), [
    say.offer_expiring({ pieces, day: formatLongDate(validUntil) }),
    { text: say.offer_see(), address: link },
  ]);
}

export function offerExpiredEmail(quote: QuoteContact, link: string): Mail {
  const pieces = piecesOf(quote);
  return composeEmail(recipientOf(quote), say.offer_expired_subject({ pieces }), [
    say.offer_expired({ pieces }),
    { text: say.offer_see(), address: link },
  ]);
}

function recipientOf({
  contactPerson: name,
  email,
  isEmailProven = false,
  language,
}: QuoteContact): Recipient {
  return { name, email, isEmailProven, ...(language && { language }) };
}

function piecesOf({ quantity }: QuoteContact): string {
  return quantity === 1 ? '1 piece' : `${quantity} pieces`;
}
