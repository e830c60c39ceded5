import { object, string } from 'yup';

import { QUOTE_REQUEST_STATES, type QuoteRequest } from '@kargha/domain/quotes/quote';

import { cursorField, readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot, type Query } from '../../platform/firestore.ts';
import { quoteRef, quotes, readQuote } from '../../records/quote-record.ts';

const SIZE = 50;

const WAITING = ['submitted', 'in_review'] as const;
const SUBMITTED = QUOTE_REQUEST_STATES.filter((state) => state !== 'draft');

export const quoteListQuerySchema = object({
  state: string()
    .oneOf(['', 'waiting', ...SUBMITTED], 'This status is not valid.')
    .default(''),
  cursor: cursorField,
});

interface QuoteListQuery {
  state: string;
  cursor?: string | undefined;
}

/** Times are ISO 8601. */
export interface QuoteRow extends Pick<
  QuoteRequest,
  | 'companyName'
  | 'contactPerson'
  | 'orderType'
  | 'category'
  | 'quantity'
  | 'state'
  | 'latestVersion'
  | 'versionState'
  | 'validUntil'
  | 'submittedAt'
  | 'firstReplyAt'
  | 'quotedAt'
> {
  id: string;
}

/** Submitted requests: waiting ones oldest first, others newest first. Drafts are private to their buyers. */
export function listQuotes({ state, cursor }: QuoteListQuery): Promise<CursorPage<QuoteRow>> {
  return readPage({
    query: queryFor(state),
    cursor,
    size: SIZE,
    documentRef: quoteRef,
    rowOf,
  });
}

function queryFor(state: string): Query {
  if (state === 'waiting') {
    return quotes()
      .where('state', 'in', WAITING)
      .orderBy('submittedAt')
      .orderBy(FieldPath.documentId());
  }
  const newest = (query: Query) =>
    query.orderBy('submittedAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (state === '') return newest(quotes().where('submittedAt', '>', new Date(0)));
  return newest(quotes().where('state', '==', state));
}

function rowOf(snapshot: DocumentSnapshot): QuoteRow | null {
  const quote = readQuote(snapshot);
  if (!quote || quote.state === 'draft') return null;
  const { id, companyName, contactPerson, orderType, category, quantity, state } = quote;
  const { latestVersion, versionState, validUntil, submittedAt, firstReplyAt, quotedAt } = quote;
  return {
    id,
    companyName,
    contactPerson,
    orderType,
    category,
    quantity,
    state,
    latestVersion,
    versionState,
    validUntil,
    submittedAt,
    firstReplyAt,
    quotedAt,
  };
}
