import type { QuoteRequestState, QuoteVersionState } from '@kargha/domain/quotes/quote';
import { quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import type { ShownMessage, ShownQuote, ShownVersion } from '#lib/documents/quote-document.ts';

export interface Quotation {
  quote: ShownQuote;
  versions: ShownVersion[];
  messages: ShownMessage[];
}

export type QuoteStatus = QuoteRequestState | Exclude<QuoteVersionState, 'draft'>;

type StatusFields = Pick<ShownQuote, 'state' | 'versionState' | 'validUntil'>;

/** Request states that override the state of the latest offer. */
const STRONGER_REQUEST_STATES = new Set<QuoteRequestState>(['withdrawn', 'draft', 'submitted']);

/** Pairs in which the request has moved on since the offer. */
const REQUEST_STATE_APPLIES = new Set([
  'closed expired',
  'closed buyer_changes',
  'in_review expired',
]);

/**
 * The state of the latest sent offer, if there is one. An offer past its date counts as expired even before the
 * server records it.
 */
export function quoteStatus(quote: StatusFields, now: Date): QuoteStatus {
  const { request, offer } = quoteStatusAt(quote, now);
  if (offer === null || offer === 'draft' || STRONGER_REQUEST_STATES.has(request)) return request;
  return REQUEST_STATE_APPLIES.has(`${request} ${offer}`) ? request : offer;
}
