import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/collections';
import type { Product } from '@kargha/domain/product';
import { liteFirestore } from '#lib/firebase-lite.ts';
import { productFrom } from '#lib/product-document.ts';

/** How many products one reading of the list asks for. */
const PAGE_SIZE = 100;

/** What everybody may see, newest first. The rules refuse any list that asks for more than that. */
export async function listProducts(): Promise<Product[]> {
  const openToAll = query(
    collection(liteFirestore, COLLECTIONS.products),
    where('status', '==', 'active'),
    where('restricted', '==', false),
    orderBy('createdAt', 'desc'),
    limit(PAGE_SIZE),
  );
  const snapshot = await getDocs(openToAll);
  return snapshot.docs.map((document) => productFrom(document.id, document.data()));
}
