import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parse } from 'valibot';

import { pictureFields } from '@kargha/domain/catalogue/product-pictures';
import { productSchema } from '@kargha/domain/catalogue/product-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { fillPages, type FillOptions, type FillResult } from './fill-pages.ts';

/**
 * Writes the pictures for cards into products that are older than this field. Other products stay unchanged. Can be
 * stopped and restarted at any time.
 */
export function fillCardPictures(firestore: Firestore, options?: FillOptions): Promise<FillResult> {
  return fillPages(firestore.collection(COLLECTIONS.products), fillProduct, options);
}

/** In a transaction, because sales and staff change products meanwhile. */
function fillProduct(listed: QueryDocumentSnapshot): Promise<boolean> {
  if (isFilled(listed)) return Promise.resolve(false);
  const { ref } = listed;
  return ref.firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (!snapshot.exists || isFilled(snapshot)) return false;
    const { pictures } = parse(productSchema, { ...snapshot.data(), _id: ref.id });
    transaction.update(ref, { cardPictures: pictureFields(pictures).cardPictures });
    return true;
  });
}

function isFilled(snapshot: DocumentSnapshot): boolean {
  return snapshot.get('cardPictures') !== undefined;
}
