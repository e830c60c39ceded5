import { doc, getDoc } from 'firebase/firestore/lite';

import { readBulkTiers, type BulkTier } from '@kargha/domain/catalogue/bulk-price';
import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';

import { liteFirestore } from './firebase-lite.ts';
import { isPermissionDenied } from './firebase-permission.ts';
import { productFrom } from '../documents/product-document.ts';

/** Leaves out products that are missing or hidden. */
export async function readProducts(ids: readonly string[]): Promise<Product[]> {
  const snapshot = await Promise.all(ids.map(readProduct));
  return snapshot.filter((product) => product !== undefined);
}

/**
 * Bulk price tiers by product id, for verified business buyers; empty where the rules refuse them. @throws
 * FirebaseError
 */
export async function readTiers(ids: readonly string[]): Promise<Record<string, BulkTier[]>> {
  const read = async (id: string): Promise<[string, BulkTier[]]> => {
    const path = [COLLECTIONS.products, id, SUBCOLLECTIONS.private, 'bulk'].join('/');
    const snapshot = await getDoc(doc(liteFirestore, path)).catch((error: unknown) => {
      if (!isPermissionDenied(error)) throw error;
    });
    return [id, readBulkTiers(snapshot?.get('tiers'))];
  };
  return Object.fromEntries(await Promise.all(ids.map(read)));
}

async function readProduct(id: string): Promise<Product | undefined> {
  try {
    const snapshot = await getDoc(doc(liteFirestore, COLLECTIONS.products, id));
    return productFrom(snapshot.id, snapshot.data());
  } catch (error) {
    // The rules hide products that are not for sale.
    if (isPermissionDenied(error)) return undefined;
    throw error;
  }
}
