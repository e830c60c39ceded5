import { doc, getDoc } from 'firebase/firestore/lite';

import { readBulkTiers, type BulkTier } from '@kargha/domain/catalogue/bulk-rules';
import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';

import { liteFirestore } from './firebase-lite.ts';
import { isPermissionDenied } from './firebase-permission.ts';
import { productFrom } from '../documents/product-document.ts';

/** The products of these ids as they are now. One that is gone, or may no longer be seen, is missing. */
export async function readProducts(ids: readonly string[]): Promise<Product[]> {
  const found = await Promise.all(ids.map(readOne));
  return found.filter((product) => product !== undefined);
}

/** What products cost in numbers, by id: for verified business buyers; nothing for whom the rules refuse. @throws FirebaseError */
export async function readTiers(ids: readonly string[]): Promise<Record<string, BulkTier[]>> {
  const read = async (id: string): Promise<[string, BulkTier[]]> => {
    const path = [COLLECTIONS.products, id, SUBCOLLECTIONS.private, 'bulk'].join('/');
    const found = await getDoc(doc(liteFirestore, path)).catch((error: unknown) => {
      if (!isPermissionDenied(error)) throw error;
    });
    return [id, readBulkTiers(found?.get('tiers'))];
  };
  return Object.fromEntries(await Promise.all(ids.map(read)));
}

async function readOne(id: string): Promise<Product | undefined> {
  try {
    const snapshot = await getDoc(doc(liteFirestore, COLLECTIONS.products, id));
    return snapshot.exists() ? productFrom(snapshot.id, snapshot.data()) : undefined;
  } catch (error) {
    // The rules hide what is not for sale.
    if (isPermissionDenied(error)) return undefined;
    throw error;
  }
}
