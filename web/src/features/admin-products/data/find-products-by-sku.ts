import { collection, getDocs, limit, query, where } from 'firebase/firestore';

import type { Product } from '@kargha/domain/catalogue/product';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { skuSpellings } from '@kargha/domain/shopping/quick-order';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { productFrom } from '#lib/documents/product-document.ts';

/** A product and another one: enough to name one that is not the product that is asked for. */
const MAX_RESULTS = 2;

/** Products with this SKU, in small letters or capitals; no more than two. @throws when nobody answers */
export async function findProductsBySku(sku: string): Promise<readonly Product[]> {
  const matching = query(
    collection(liveFirestore, COLLECTIONS.products),
    where('sku', 'in', skuSpellings(sku)),
    limit(MAX_RESULTS),
  );
  const { docs } = await getDocs(matching);
  return docs.map((outcome) => productFrom(outcome.id, outcome.data()));
}
