import type {
  QuoteMessage,
  QuoteRequest,
  QuoteRequestState,
  QuoteVersion,
  QuoteVersionState,
} from '@kargha/domain/quote';

/** A request as its buyer reads it. */
export type ShownQuote = Omit<QuoteRequest, 'uid' | 'files' | 'firstReplyAt' | 'updatedAt'> & {
  id: string;
};

export type ShownVersion = Omit<QuoteVersion, 'createdAt' | 'by'>;

export type ShownMessage = Omit<QuoteMessage, 'by'> & { id: string };

/** One request with all that the shop has sent about it. */
export interface Quotation {
  quote: ShownQuote;
  /** oldest first */
  versions: ShownVersion[];
  /** oldest first */
  messages: ShownMessage[];
}

/** What the buyer is told about where a request stands. */
export type QuoteStanding = QuoteRequestState | Exclude<QuoteVersionState, 'draft'>;

type Standing = Pick<ShownQuote, 'state' | 'versionState' | 'validUntil'>;

/** The offer's state once there is one that was sent. One past its day has expired, whether or not anybody wrote it down. */
export function standingOf(quote: Standing, now: Date): QuoteStanding {
  const { state, versionState, validUntil } = quote;
  if (versionState === null || versionState === 'draft' || state === 'withdrawn') return state;
  const isOver = validUntil !== null && validUntil.getTime() <= now.getTime();
  return versionState === 'sent' && isOver ? 'expired' : versionState;
}
