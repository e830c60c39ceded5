import { collection, getDocs, limit, query, where } from 'firebase/firestore';

import type { Product } from '@kargha/domain/catalogue/product';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { skuSpellings } from '@kargha/domain/shopping/quick-order';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { productFrom } from '#lib/documents/product-document.ts';

/** A product and another one: enough to name one that is not the product that is asked for. */
const ENOUGH = 2;

/** Products with this SKU, in small letters or capitals; no more than two. @throws when nobody answers */
export async function productsWithSku(sku: string): Promise<readonly Product[]> {
  const named = query(
    collection(liveFirestore, COLLECTIONS.products),
    where('sku', 'in', skuSpellings(sku)),
    limit(ENOUGH),
  );
  const { docs } = await getDocs(named);
  return docs.map((one) => productFrom(one.id, one.data()));
}
