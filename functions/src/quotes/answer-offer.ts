import { conflict, notFound } from '../http/errors.ts';
import { inTransaction } from '../platform/firestore.ts';
import {
  quoteRef,
  readQuote,
  versionRef,
  writeMessage,
  type QuoteRecord,
} from '../records/quote-record.ts';

/** What a buyer answers to the offer that they saw. */
interface OfferAnswer {
  quoteId: string;
  /** the buyer */
  uid: string;
  version: number;
  /** why they decline, or what should be different */
  words: string;
  at: Date;
}

/** The offer is refused and the request ends. Throws as `answerOffer`. */
export function declineOffer(answer: OfferAnswer): Promise<void> {
  return answerOffer(answer, 'declined', { state: 'closed' });
}

/** The shop shall make another offer. Throws as `answerOffer`. */
export function askForChanges(answer: OfferAnswer): Promise<void> {
  return answerOffer(answer, 'buyer_changes', { state: 'in_review' });
}

/**
 * Writes the answer to the latest offer that was sent and holds, and the buyer's words as a message, in one
 * transaction. Throws 404 not_found for a request of somebody else, as for one that is not there; 409 stale for an
 * offer that is not the latest, expired past its day, not_allowed for one that was answered already or never sent.
 */
function answerOffer(
  answer: OfferAnswer,
  versionState: 'declined' | 'buyer_changes',
  change: Pick<QuoteRecord, 'state'>,
): Promise<void> {
  const { quoteId, uid, version, words, at } = answer;
  return inTransaction(async (transaction) => {
    const isPlain = /^[\w-]{1,100}$/.test(quoteId);
    const quote = isPlain ? readQuote(await transaction.get(quoteRef(quoteId))) : null;
    if (quote?.uid !== uid) throw notFound('We found no such quotation.');
    refuseUnlessOpen(quote, version, at);
    transaction.update(quoteRef(quoteId), { ...change, versionState, updatedAt: at });
    transaction.update(versionRef(quoteId, version), { state: versionState });
    writeMessage(transaction, quoteId, `${versionState}-${version}`, {
      from: 'buyer',
      by: uid,
      text: words,
      version,
      line: null,
      at,
    });
  });
}

function refuseUnlessOpen(quote: QuoteRecord, version: number, now: Date): void {
  const { latestVersion, versionState, validUntil } = quote;
  if (version !== latestVersion) {
    throw conflict('stale', 'This offer has changed. Please look at the latest version.', {
      latestVersion,
    });
  }
  if (versionState === 'expired') throw expired();
  if (quote.state !== 'quoted' || versionState !== 'sent') {
    throw conflict('not_allowed', 'This offer has been answered already, or is not open.', {
      versionState,
    });
  }
  if (!validUntil || validUntil.getTime() <= now.getTime()) throw expired();
}

function expired() {
  return conflict('expired', 'This offer has expired. Please ask us for a new one.');
}
