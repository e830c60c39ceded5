import {
  nextQuoteStatus,
  quoteStatusAt,
  type QuoteStatus,
  type QuoteStep,
} from '@kargha/domain/quotes/quote-steps';

import { conflict, type HttpError } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { findQuote, quoteRef, type QuoteRecord } from '../../records/quote-record.ts';
import { quoteNotFound } from './quote-access.ts';

export interface StaffQuoteChange {
  quoteId: string;
  by: string;
  revision: number;
  reason?: string;
  at: Date;
}

/**
 * Runs a step of staff in a transaction, with its audit row; `work` writes what belongs to the step. Throws 404
 * not_found, 409 stale when someone else was faster, and not_allowed.
 */
export function changeQuoteByStaff(
  change: StaffQuoteChange,
  step: QuoteStep,
  work: (transaction: Transaction, quote: QuoteRecord, next: QuoteStatus) => Promise<void>,
): Promise<void> {
  const { quoteId, by, revision, reason = '', at } = change;
  return inTransaction(async (transaction) => {
    const quote = await findQuote(quoteId, transaction);
    if (!quote || quote.state === 'draft') throw quoteNotFound();
    if (quote.revision !== revision) throw stale();
    const status = quoteStatusAt(quote, at);
    const next = nextQuoteStatus(status, step, 'staff');
    if (!next) throw stepNotAllowed(step, status);
    await work(transaction, quote, next);
    writeAudit(transaction, {
      action: `quote.${step}`,
      target: quoteRef(quoteId).path,
      actor: by,
      before: status,
      after: next,
      reason,
      at,
    });
  });
}

function stale(): HttpError {
  return conflict('stale', 'Someone else has just changed this request. Please check it again.');
}

function stepNotAllowed(step: QuoteStep, { request, offer }: QuoteStatus): HttpError {
  const details = { state: request, versionState: offer };
  const message =
    step === 'close' && offer === 'sent'
      ? 'The offer you sent is still valid. Send a new version instead.'
      : 'This is not possible in the current state of the request.';
  return conflict('not_allowed', message, details);
}
