import type { QuoteRequest } from '@kargha/domain/quote';

import type { Mail } from '../records/mail-record.ts';
import { letter } from './letter.ts';

/** A request has arrived; logos can be sent in reply. `link` is the page of the quotation. */
export function quoteReceivedLetter(quote: QuoteRequest, link: string): Mail {
  const to = { name: quote.contactPerson, email: quote.email };
  return letter(to, `We have received your request for ${piecesOf(quote)}`, [
    `Thank you for asking us for ${piecesOf(quote)}.`,
    'We reply within 24 hours and send the quotation, with samples where they make sense, within 48 hours.',
    'Please send logos and references in reply to this letter.',
    { words: 'See your request', address: link },
  ]);
}

function piecesOf({ quantity }: QuoteRequest): string {
  return quantity === 1 ? '1 piece' : `${quantity} pieces`;
}
