import {
  nextQuoteStatus,
  quoteStatusAt,
  type QuoteStatus,
} from '@kargha/domain/quotes/quote-steps';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { offerExpiredEmail, offerExpiringEmail } from '../../mail/quote-emails.ts';
import { inTransaction, type Query } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { queueEmail } from '../../records/email-record.ts';
import {
  findQuote,
  quoteRef,
  quotes,
  updateQuote,
  readVersion,
  versionRef,
  type QuoteRecord,
} from '../../records/quote-record.ts';
import { quotationLink } from './quotation-link.ts';
import { unlessUnreadable } from '../../records/stored-documents.ts';

/** Buyers are reminded this long before an offer expires. */
const REMINDED_BEFORE_MS = 48 * HOUR_MS;

/**
 * Marks expired offers and reminds buyers of offers that expire soon. Accepting checks the clock itself and does
 * not depend on this.
 */
export async function expireAndRemindOffers(now: Date): Promise<void> {
  const soon = new Date(now.getTime() + REMINDED_BEFORE_MS);
  const over = await forEachQuote(sentOffers().where('validUntil', '<=', now), (id) =>
    expireOffer(id, now),
  );
  const ending = sentOffers().where('validUntil', '>', now).where('validUntil', '<=', soon);
  const reminded = await forEachQuote(ending, (id) => remindOfEnd(id, now));
  if (over + reminded > 0) log.info('Offers were swept.', { expired: over, reminded });
}

function sentOffers(): Query {
  return quotes().where('versionState', '==', 'sent');
}

async function forEachQuote(query: Query, work: (id: string) => Promise<boolean>): Promise<number> {
  let done = 0;
  for await (const page of iteratePages(query.orderBy('validUntil').select('validUntil'))) {
    for (const { id } of page) done += (await unlessUnreadable(work(id))) ? 1 : 0;
  }
  return done;
}

/** Returns false when the offer has changed meanwhile. */
function expireOffer(quoteId: string, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const quote = await findQuote(quoteId, transaction);
    const next = quote && expiredStatus(quote, now);
    if (!quote || !next) return false;
    updateQuote(transaction, quote, now, { state: next.request, versionState: next.offer });
    transaction.update(versionRef(quoteId, quote.latestVersion), { state: next.offer });
    const mail = offerExpiredEmail(quote, quotationLink(quote));
    queueEmail(transaction, `quote_${quoteId}_expired_${quote.latestVersion}`, mail);
    return true;
  });
}

/** null while the offer is valid, and once its expiry is stored. */
function expiredStatus(quote: QuoteRecord, now: Date): QuoteStatus | null {
  const { state: request, versionState: offer } = quote;
  const isOver = offer === 'sent' && quoteStatusAt(quote, now).offer === 'expired';
  return isOver ? nextQuoteStatus({ request, offer }, 'expire', 'clock') : null;
}

function remindOfEnd(quoteId: string, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const quote = await findQuote(quoteId, transaction);
    if (!quote?.validUntil || quoteStatusAt(quote, now).offer !== 'sent') return false;
    const { latestVersion, remindedVersion } = quote;
    if (remindedVersion === latestVersion) return false;
    const offer = readVersion(await transaction.get(versionRef(quoteId, latestVersion)));
    if (wasSentRecently(offer?.sentAt ?? quote.quotedAt, now)) return false;
    transaction.update(quoteRef(quoteId), { remindedVersion: latestVersion });
    const mail = offerExpiringEmail(quote, quote.validUntil, quotationLink(quote));
    queueEmail(transaction, `quote_${quoteId}_expiring_${latestVersion}`, mail);
    return true;
  });
}

/** No reminder within a day of sending the offer. */
function wasSentRecently(sentAt: Date | null, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() < REMINDED_BEFORE_MS / 2;
}
