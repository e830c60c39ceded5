import type { Written } from '@kargha/domain/records/stored-fields';
import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import {
  quoteMessageSchema,
  quoteSchema,
  quoteVersionSchema,
  type QuoteRequest,
} from '@kargha/domain/quotes/quote-schema';

import { FieldValue, type DocumentReference, type Transaction } from '../platform/firestore.ts';
import { reader, storedDocuments } from './stored-documents.ts';

export type QuoteRecord = QuoteRequest;

export const {
  ref: quoteRef,
  query: quotes,
  read: readQuote,
  readOrSkip: readQuoteOrSkip,
  find: findQuote,
} = storedDocuments({ collection: COLLECTIONS.quotes, schema: quoteSchema, ids: ['id'] });

export function versionRef(quoteId: string, version: number): DocumentReference {
  return quoteRef(quoteId).collection(SUBCOLLECTIONS.versions).doc(String(version));
}

export function messageRef(quoteId: string, id: string): DocumentReference {
  return quoteRef(quoteId).collection(SUBCOLLECTIONS.messages).doc(id);
}

export const readVersion = reader({ schema: quoteVersionSchema });

export const readMessage = reader({ schema: quoteMessageSchema, ids: ['id'] });

/** Also increments the revision. */
export function updateQuote(
  transaction: Transaction,
  quote: Pick<QuoteRecord, 'id'>,
  at: Date,
  changes: Readonly<Record<string, unknown>>,
): void {
  transaction.update(quoteRef(quote.id), {
    ...changes,
    revision: FieldValue.increment(1),
    updatedAt: at,
  });
}

/** The id says what the message is about, so it is written once. */
export function createQuoteMessage(
  transaction: Transaction,
  quoteId: string,
  id: string,
  message: Written<typeof quoteMessageSchema>,
): void {
  transaction.create(messageRef(quoteId, id), message);
}
