import { closedLetter, reviewLetter } from '../mail/quote-letters.ts';
import { queueMail } from '../records/mail-record.ts';
import { stepQuote } from '../records/quote-record.ts';
import { changeAtDesk, type DeskChange } from './desk-change.ts';
import { quotationLink } from './quotation-link.ts';

/** Somebody works on the request from now on. Throws as `changeAtDesk`. */
export function takeIntoReview(change: DeskChange): Promise<void> {
  const { quoteId, at } = change;
  return changeAtDesk(change, 'review', (transaction, quote, next) => {
    stepQuote(transaction, quote, at, { state: next.request });
    const mail = reviewLetter(quote, quotationLink(quoteId));
    queueMail(transaction, `quote_${quoteId}_review`, mail);
    return Promise.resolve();
  });
}

/** The shop will make no offer; the reason goes to the buyer. Throws as `changeAtDesk`. */
export function closeRequest(change: DeskChange & { reason: string }): Promise<void> {
  const { quoteId, reason, at } = change;
  return changeAtDesk(change, 'close', (transaction, quote, next) => {
    stepQuote(transaction, quote, at, {
      state: next.request,
      firstReplyAt: quote.firstReplyAt ?? at,
    });
    const mail = closedLetter(quote, reason, quotationLink(quoteId));
    queueMail(transaction, `quote_${quoteId}_closed`, mail);
    return Promise.resolve();
  });
}
