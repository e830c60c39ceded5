import type { QuoteRequestState, QuoteVersionState } from '@kargha/domain/quotes/quote';
import { quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import type { ShownMessage, ShownQuote, ShownVersion } from '#lib/documents/quote-document.ts';

/** One request with all that the shop has sent about it. */
export interface Quotation {
  quote: ShownQuote;
  /** oldest first */
  versions: ShownVersion[];
  /** oldest first */
  messages: ShownMessage[];
}

/** What the buyer is told about where a request stands. */
export type QuoteStatus = QuoteRequestState | Exclude<QuoteVersionState, 'draft'>;

type Standing = Pick<ShownQuote, 'state' | 'versionState' | 'validUntil'>;

/** States of a request that say more than its latest offer does. */
const STRONGER_REQUEST_STATES = new Set<QuoteRequestState>(['withdrawn', 'draft', 'submitted']);

/** Where the request has gone on since the offer. */
const REQUEST_STATE_APPLIES = new Set([
  'closed expired',
  'closed buyer_changes',
  'in_review expired',
]);

/**
 * The offer's state once there is one that was sent. One past its day has expired, whether or not anybody wrote it down;
 * the shop works again on one that the buyer has asked for anew.
 */
export function quoteStatus(quote: Standing, now: Date): QuoteStatus {
  const { request, offer } = quoteStatusAt(quote, now);
  if (offer === null || offer === 'draft' || STRONGER_REQUEST_STATES.has(request)) return request;
  return REQUEST_STATE_APPLIES.has(`${request} ${offer}`) ? request : offer;
}
