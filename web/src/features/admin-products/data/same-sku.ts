import { collection, getDocs, limit, query, where } from 'firebase/firestore';

import type { Product } from '@kargha/domain/catalogue/product';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { skuKey } from '@kargha/domain/shopping/quick-order';
import { liveFirestore } from '#lib/firebase/firebase-live.ts';
import { productFrom } from '#lib/documents/product-document.ts';

/** A product and another one: enough to name one that is not the product that is asked for. */
const ENOUGH = 2;

/** Products with this SKU, as it is typed or in capital letters; no more than two. @throws when nobody answers */
export async function productsWithSku(sku: string): Promise<readonly Product[]> {
  const spellings = [...new Set([sku, skuKey(sku)])];
  const named = query(
    collection(liveFirestore, COLLECTIONS.products),
    where('sku', 'in', spellings),
    limit(ENOUGH),
  );
  const { docs } = await getDocs(named);
  return docs.map((one) => productFrom(one.id, one.data()));
}
