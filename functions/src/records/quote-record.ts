import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { paise } from '@kargha/domain/money/paise';
import type { QuoteMessage, QuoteRequest, QuoteVersion } from '@kargha/domain/quotes/quote';
import { isRecordId } from '@kargha/domain/records/record-id';

import {
  FieldValue,
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from '../platform/firestore.ts';

export type QuoteRecord = QuoteRequest & { id: string };

export function quotes(): Query {
  return firestore().collection(COLLECTIONS.quotes);
}

export function quoteRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.quotes).doc(id);
}

export function versionRef(quoteId: string, version: number): DocumentReference {
  return quoteRef(quoteId).collection(SUBCOLLECTIONS.versions).doc(String(version));
}

export function messageRef(quoteId: string, id: string): DocumentReference {
  return quoteRef(quoteId).collection(SUBCOLLECTIONS.messages).doc(id);
}

export function readQuote(snapshot: DocumentSnapshot): QuoteRecord | null {
  const stored = withDates(snapshot.data());
  return stored === undefined ? null : { ...(stored as QuoteRequest), id: snapshot.id };
}

const SILENT = {
  overallDiscount: paise(0),
  shipping: paise(0),
  withinState: false,
  buyer: { name: '', gstin: '' },
  placeOfSupply: { name: '', stateCode: '' },
};

export function readVersion(snapshot: DocumentSnapshot): QuoteVersion | null {
  const stored = withDates(snapshot.data());
  return stored === undefined ? null : { ...SILENT, ...(stored as QuoteVersion) };
}

/** Returns null for an invalid or unknown id. */
export async function findQuote(
  id: string,
  transaction?: Transaction,
): Promise<QuoteRecord | null> {
  if (!isRecordId(id)) return null;
  const ref = quoteRef(id);
  return readQuote(await (transaction ? transaction.get(ref) : ref.get()));
}

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
  message: QuoteMessage,
): void {
  transaction.create(messageRef(quoteId, id), message);
}
