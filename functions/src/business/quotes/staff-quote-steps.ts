import { quoteClosedEmail, quoteReviewEmail } from '../../mail/quote-emails.ts';
import { queueEmail } from '../../records/email-record.ts';
import { updateQuote } from '../../records/quote-record.ts';
import { changeQuoteByStaff, type StaffQuoteChange } from './staff-quote-change.ts';
import { quotationLink } from './quotation-link.ts';

/** Throws as `changeQuoteByStaff`. */
export function startReview(change: StaffQuoteChange): Promise<void> {
  const { quoteId, at } = change;
  return changeQuoteByStaff(change, 'review', (transaction, quote, next) => {
    updateQuote(transaction, quote, at, { state: next.request });
    const mail = quoteReviewEmail(quote, quotationLink(quote));
    queueEmail(transaction, `quote_${quoteId}_review`, mail);
    return Promise.resolve();
  });
}

/** Closes a request without an offer; the buyer gets the reason. Throws as `changeQuoteByStaff`. */
export function closeQuoteRequest(change: StaffQuoteChange & { reason: string }): Promise<void> {
  const { quoteId, reason, at } = change;
  return changeQuoteByStaff(change, 'close', (transaction, quote, next) => {
    updateQuote(transaction, quote, at, {
      state: next.request,
      firstReplyAt: quote.firstReplyAt ?? at,
    });
    const mail = quoteClosedEmail(quote, reason, quotationLink(quote));
    queueEmail(transaction, `quote_${quoteId}_closed`, mail);
    return Promise.resolve();
  });
}
