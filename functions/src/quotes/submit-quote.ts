import type { QuoteRequest } from '@kargha/domain/quote';
import type { QuoteForm } from '@kargha/domain/quote-request';

import { conflict } from '../http/errors.ts';
import { quoteReceivedLetter } from '../mail/quote-letters.ts';
import { inTransaction } from '../platform/firestore.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { queueMail } from '../records/mail-record.ts';
import { quoteRef, readQuote } from '../records/quote-record.ts';

/**
 * Keeps the request of a business and queues the letter that it has arrived, both or neither. The same request sent
 * again changes nothing. Throws 409 not_allowed when its id is somebody else's.
 * @param uid the buyer
 * @param id drawn by the form
 */
export function submitQuote(form: QuoteForm, uid: string, id: string, now: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const before = readQuote(await transaction.get(quoteRef(id)));
    if (before?.uid === uid && before.state !== 'draft') return;
    if (before) throw conflict('not_allowed', 'Please open the form again and send it once more.');
    const quote = newQuote(form, uid, now);
    transaction.create(quoteRef(id), quote);
    const link = `${shopAddress()}/quotations/${id}`;
    queueMail(transaction, `quote_${id}_received`, quoteReceivedLetter(quote, link));
  });
}

function newQuote(form: QuoteForm, uid: string, now: Date): QuoteRequest {
  return {
    ...form,
    uid,
    state: 'submitted',
    files: [],
    latestVersion: 0,
    versionState: null,
    validUntil: null,
    orderId: null,
    submittedAt: now,
    firstReplyAt: null,
    quotedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
