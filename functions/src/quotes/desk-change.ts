import {
  afterStep,
  standingAt,
  type QuoteStanding,
  type QuoteStep,
} from '@kargha/domain/quotes/quote-steps';

import { conflict, type HttpError } from '../http/errors.ts';
import { inTransaction, type Transaction } from '../platform/firestore.ts';
import { writeAudit } from '../records/audit-record.ts';
import { findQuote, quoteRef, type QuoteRecord } from '../records/quote-record.ts';
import { noSuchQuote } from './quote-access.ts';

/** Who of the staff changes which request, as they saw it. */
export interface DeskChange {
  quoteId: string;
  /** uid of the member of staff */
  by: string;
  /** of the request, as it was on the screen */
  revision: number;
  reason?: string;
  at: Date;
}

/**
 * Takes one step of staff in a transaction, with its row in the audit log. `work` writes what belongs to the step.
 * Throws 404 not_found, 409 stale when somebody was faster, and not_allowed when the table has no such step.
 */
export function changeAtDesk(
  change: DeskChange,
  step: QuoteStep,
  work: (transaction: Transaction, quote: QuoteRecord, next: QuoteStanding) => Promise<void>,
): Promise<void> {
  const { quoteId, by, revision, reason = '', at } = change;
  return inTransaction(async (transaction) => {
    const quote = await findQuote(quoteId, transaction);
    if (!quote || quote.state === 'draft') throw noSuchQuote();
    if ((quote.revision ?? 0) !== revision) throw stale();
    const standing = standingAt(quote, at);
    const next = afterStep(standing, step, 'staff');
    if (!next) throw deskRefusal(step, standing);
    await work(transaction, quote, next);
    writeAudit(transaction, {
      action: `quote.${step}`,
      target: quoteRef(quoteId).path,
      actor: by,
      before: standing,
      after: next,
      reason,
      at,
    });
  });
}

function stale(): HttpError {
  return conflict('stale', 'Somebody has changed this request meanwhile. Please look at it again.');
}

function deskRefusal(step: QuoteStep, { request, offer }: QuoteStanding): HttpError {
  const details = { state: request, versionState: offer };
  const sentence =
    step === 'close' && offer === 'sent'
      ? 'The offer that was sent holds until its day. Send a new version instead.'
      : 'This cannot be done with the request as it stands.';
  return conflict('not_allowed', sentence, details);
}
