import type { QuoteListQuery, QuoteRow } from '@kargha/domain/quotes/quote-endpoints';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot, type Query } from '../../platform/firestore.ts';
import { quoteRef, quotes, readQuoteOrSkip } from '../../records/quote-record.ts';

const SIZE = 50;

const WAITING = ['submitted', 'in_review'] as const;

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
  const quote = readQuoteOrSkip(snapshot);
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
