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

/** The most values that one `in` of Firestore takes. */
const MAX_CODES = 30;
const MAX_GRANTED = 100;

/** What the access codes of a person open; nobody else may see it. */
export async function readGrantedProducts(accessCodes: readonly string[]): Promise<Product[]> {
  return list(...grantedBy(accessCodes), limit(MAX_GRANTED));
}

/** The product at an address, by its slug or its id, if these access codes open it. */
export async function readGrantedProduct(
  slugOrId: string,
  accessCodes: readonly string[],
): Promise<Product | undefined> {
  const conditions = [[where('slug', '==', slugOrId)]];
  // As a span: a list that names a document is refused when that one is missing or hidden.
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

/** As the person who is signed in: the rules look at the codes in their profile. */
async function list(...constraints: QueryConstraint[]): Promise<Product[]> {
  const request = query(collection(liteFirestore, COLLECTIONS.products), ...constraints);
  const { docs } = await getDocs(request);
  return docs.map((document) => productFrom(document.id, document.data()));
}
