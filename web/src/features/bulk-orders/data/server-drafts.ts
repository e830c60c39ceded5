import { doc, getDoc, setDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/collections';
import type { QuoteRequest } from '@kargha/domain/quote';
import { liteFirestore } from '#lib/firebase-lite.ts';
import { quoteFrom, type ShownQuote } from '#lib/quote-document.ts';

type DraftFields = Omit<QuoteRequest, 'createdAt' | 'updatedAt'>;

/** The draft that this buyer has kept with the shop; null when there is none, or it was sent. @throws FirebaseError */
export async function readServerDraft(id: string): Promise<ShownQuote | null> {
  const found = await getDoc(placeOf(id)).catch(refusedAsMissing);
  if (!found?.exists()) return null;
  const quote = quoteFrom(id, found.data());
  return quote.state === 'draft' ? quote : null;
}

/** Keeps a draft with the shop, where its buyer finds it on every device. @throws FirebaseError */
export async function writeServerDraft(id: string, fields: DraftFields): Promise<void> {
  const known = await readServerDraft(id);
  const now = new Date();
  await setDoc(placeOf(id), { ...fields, createdAt: known?.createdAt ?? now, updatedAt: now });
}

function placeOf(id: string) {
  return doc(liteFirestore, COLLECTIONS.quotes, id);
}

/** The rules tell nobody whether a request is there that is not theirs. */
function refusedAsMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return null;
  throw error;
}
