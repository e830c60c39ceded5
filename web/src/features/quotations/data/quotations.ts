import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { deniedAsMissing } from '#lib/firebase/firebase-permission.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';

import type { Quotation } from '../state/quote-status.ts';
import { messageFrom, quoteFrom, versionFrom } from '#lib/documents/quote-document.ts';

/** The security rules allow at most 100 per query. */
const MAX_RESULTS = 100;

/** Newest first. @throws FirebaseError */
export async function readQuotes(uid: string): Promise<ShownQuote[]> {
  const newest = query(
    collection(liteFirestore, COLLECTIONS.quotes),
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(MAX_RESULTS),
  );
  return (await getDocs(newest)).docs.flatMap((one) => quoteFrom(one.id, one.data()) ?? []);
}

/** Returns null when the quotation does not exist or belongs to someone else. @throws FirebaseError */
export async function readQuotation(quoteId: string): Promise<Quotation | null> {
  const quoteRef = doc(liteFirestore, COLLECTIONS.quotes, quoteId);
  const snapshot = await getDoc(quoteRef).catch(deniedAsMissing);
  const quote = snapshot && quoteFrom(snapshot.id, snapshot.data());
  if (!quote) return null;
  const versionsQuery = query(
    collection(quoteRef, SUBCOLLECTIONS.versions),
    where('state', '!=', 'draft'),
    limit(MAX_RESULTS),
  );
  const messagesQuery = query(
    collection(quoteRef, SUBCOLLECTIONS.messages),
    orderBy('at', 'desc'),
    limit(MAX_RESULTS),
  );
  const [versions, messages] = await Promise.all([getDocs(versionsQuery), getDocs(messagesQuery)]);
  return {
    quote,
    versions: versions.docs
      .flatMap((one) => versionFrom(one.data()) ?? [])
      .sort((one, other) => one.version - other.version),
    messages: messages.docs.flatMap((one) => messageFrom(one.id, one.data()) ?? []).reverse(),
  };
}
