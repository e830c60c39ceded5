import type { quoteSchema } from '@kargha/domain/quotes/quote-schema';
import type { Written } from '@kargha/domain/records/stored-fields';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { deniedAsMissing } from '#lib/firebase/firebase-permission.ts';
import { quoteFrom, type ShownQuote } from '#lib/documents/quote-document.ts';

/** `wished` lists the requested products as `productId quantity`; absent when there are none. */
type DraftFields = Omit<Written<typeof quoteSchema>, 'createdAt' | 'updatedAt' | 'lines'>;

interface ServerDraft {
  quote: ShownQuote;
  wished: string[];
}

/** Returns null when there is no such draft or it has been sent. @throws FirebaseError */
export async function readServerDraft(id: string): Promise<ServerDraft | null> {
  const snapshot = await getDoc(draftRef(id)).catch(deniedAsMissing);
  const quote = snapshot && quoteFrom(id, snapshot.data());
  return quote?.state === 'draft' ? { quote, wished: quote.wished ?? [] } : null;
}

/** Saves a draft on the server, so that the buyer finds it on every device. @throws FirebaseError */
export async function writeServerDraft(id: string, fields: DraftFields): Promise<void> {
  const existing = await readServerDraft(id);
  const now = new Date();
  await setDoc(draftRef(id), {
    ...fields,
    createdAt: existing?.quote.createdAt ?? now,
    updatedAt: now,
  });
}

function draftRef(id: string) {
  return doc(liteFirestore, COLLECTIONS.quotes, id);
}
