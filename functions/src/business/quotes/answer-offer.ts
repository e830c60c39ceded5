import type { QuoteStep } from '@kargha/domain/quotes/quote-steps';

import { offerAnsweredEmail, type QuoteAnswer } from '../../mail/quote-emails.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import { updateQuote, versionRef, createQuoteMessage } from '../../records/quote-record.ts';
import { requireBuyerStep, quoteOfBuyer, refuseOldVersion } from './quote-access.ts';
import { quotationLink } from './quotation-link.ts';

export interface OfferAnswer {
  quoteId: string;
  uid: string;
  version: number;
  /** reason or requested changes; '' for none */
  text: string;
  at: Date;
}

/** Throws as `answerOffer`. */
export function declineOffer(answer: OfferAnswer): Promise<void> {
  return answerOffer(answer, 'decline');
}

/** Throws as `answerOffer`. */
export function requestChanges(answer: OfferAnswer): Promise<void> {
  return answerOffer(answer, 'changes');
}

/** Asks for a new offer in place of an expired one. Throws as `answerOffer`. */
export function requestNewOffer(answer: OfferAnswer): Promise<void> {
  return answerOffer(answer, 'renew');
}

/**
 * Stores the answer to the latest offer, and the buyer's text as a message. Throws 404 not_found for an unknown
 * request and for another buyer's; 409 stale for an older version, expired, and not_allowed for an offer that was
 * answered or never sent.
 */
function answerOffer(answer: OfferAnswer, step: QuoteAnswer): Promise<void> {
  const { quoteId, uid, version, at } = answer;
  return inTransaction(async (transaction) => {
    const quote = await quoteOfBuyer(transaction, quoteId, uid);
    refuseOldVersion(quote, version);
    const next = requireBuyerStep(quote, step, at);
    updateQuote(transaction, quote, at, { state: next.request, versionState: next.offer });
    transaction.update(versionRef(quoteId, version), { state: next.offer });
    writeAnswerMessage(transaction, answer, step);
    const mail = offerAnsweredEmail(quote, step, quotationLink(quote));
    queueEmail(transaction, `quote_${quoteId}_${step}_${version}`, mail);
  });
}

function writeAnswerMessage(transaction: Transaction, answer: OfferAnswer, step: QuoteStep): void {
  const { quoteId, uid, version, text, at } = answer;
  if (text === '') return;
  createQuoteMessage(transaction, quoteId, `${step}-${version}`, {
    from: 'buyer',
    by: uid,
    text: text,
    version,
    line: null,
    at,
  });
}

/** Possible until there is an offer to answer. Throws 404 not_found and 409 not_allowed. */
export function withdrawQuoteRequest(quoteId: string, uid: string, at: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const quote = await quoteOfBuyer(transaction, quoteId, uid);
    const next = requireBuyerStep(quote, 'withdraw', at);
    updateQuote(transaction, quote, at, { state: next.request });
  });
}
