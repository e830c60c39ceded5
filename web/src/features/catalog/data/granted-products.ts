import {
  collection,
  documentId,
  getDocs,
  limit,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import { liteFirestore } from '#lib/firebase/firebase-lite.ts';
import { productFrom } from '#lib/documents/product-document.ts';

import { isProductId } from './public-product.ts';

/** Firestore's limit of values in one `in` query. */
const MAX_CODES = 30;
const MAX_GRANTED = 100;

export async function readGrantedProducts(accessCodes: readonly string[]): Promise<Product[]> {
  return list(...grantedBy(accessCodes), limit(MAX_GRANTED));
}

export async function readGrantedProduct(
  slugOrId: string,
  accessCodes: readonly string[],
): Promise<Product | undefined> {
  const conditions = [[where('slug', '==', slugOrId)]];
  // A range instead of an equality: the rules reject a query for one id that is missing or hidden.
  if (isProductId(slugOrId)) {
    conditions.push([where(documentId(), '>=', slugOrId), where(documentId(), '<=', slugOrId)]);
  }
  for (const condition of conditions) {
    const [found] = await list(...grantedBy(accessCodes), ...condition, limit(1));
    if (found) return found;
  }
  return undefined;
}

function grantedBy(accessCodes: readonly string[]): QueryConstraint[] {
  return [
    where('status', '==', 'active'),
    where('accessCodeId', 'in', accessCodes.slice(0, MAX_CODES)),
  ];
}

/** Reads as the signed-in person: the rules check the codes in their profile. */
async function list(...constraints: QueryConstraint[]): Promise<Product[]> {
  const request = query(collection(liteFirestore, COLLECTIONS.products), ...constraints);
  const { docs } = await getDocs(request);
  return docs.flatMap((document) => productFrom(document.id, document.data()) ?? []);
}
