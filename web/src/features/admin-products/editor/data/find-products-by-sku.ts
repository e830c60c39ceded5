import { collection, getDocs, limit, query, where } from 'firebase/firestore';

import type { Product } from '@kargha/domain/catalogue/product';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { skuSpellings } from '@kargha/domain/shopping/quick-order';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { productFrom } from '#lib/documents/product-document.ts';

/** Two results: at least one of them is another product. */
const MAX_RESULTS = 2;

/** Returns at most two products with this SKU, ignoring case. @throws FirebaseError */
export async function findProductsBySku(sku: string): Promise<readonly Product[]> {
  const matching = query(
    collection(liveFirestore, COLLECTIONS.products),
    where('sku', 'in', skuSpellings(sku)),
    limit(MAX_RESULTS),
  );
  const { docs } = await getDocs(matching);
  return docs.flatMap((snapshot) => productFrom(snapshot.id, snapshot.data()) ?? []);
}
