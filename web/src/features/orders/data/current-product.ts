import { doc, getDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { productFrom } from '#lib/documents/product-document.ts';

/** Returns null when the product is gone or hidden from shoppers. */
export async function readCurrentProduct(productId: string): Promise<Product | null> {
  try {
    const snapshot = await getDoc(doc(liteFirestore, COLLECTIONS.products, productId));
    return productFrom(snapshot.id, snapshot.data()) ?? null;
  } catch {
    return null;
  }
}
