import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/collections';
import type { QuoteMessage, QuoteRequest } from '@kargha/domain/quote';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';

export type QuoteRecord = QuoteRequest & { id: string };

export function quoteRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.quotes).doc(id);
}

export function versionRef(quoteId: string, version: number): DocumentReference {
  return quoteRef(quoteId).collection(SUBCOLLECTIONS.versions).doc(String(version));
}

/** The request in a document; null when there is none. */
export function readQuote(snapshot: DocumentSnapshot): QuoteRecord | null {
  const stored = withDates(snapshot.data());
  return stored === undefined ? null : { ...(stored as QuoteRequest), id: snapshot.id };
}

/** Writes a message of the request; its id says what it is about, so it is there once. */
export function writeMessage(
  transaction: Transaction,
  quoteId: string,
  id: string,
  message: QuoteMessage,
): void {
  transaction.create(quoteRef(quoteId).collection(SUBCOLLECTIONS.messages).doc(id), message);
}
