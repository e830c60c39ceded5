import {
  collection,
  documentId,
  getDocs,
  limit,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/collections';
import type { Product } from '@kargha/domain/product';
import { liteFirestore } from '#lib/firebase-lite.ts';
import { productFrom } from '#lib/product-document.ts';

import { isProductId } from './open-product.ts';

/** What everybody may see. The rules refuse any list that asks for more than that. */
const OPEN_TO_ALL: readonly QueryConstraint[] = [
  where('status', '==', 'active'),
  where('restricted', '==', false),
];

/** The most values that one `in` of Firestore takes. */
const MOST_PER_QUERY = 30;
const MOST_GRANTED = 100;

/** The open products of these ids, in no order; those that are gone are missing. */
export async function readOpenProducts(ids: readonly string[]): Promise<Product[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MOST_PER_QUERY) }, (_, at) =>
    ids.slice(at * MOST_PER_QUERY, (at + 1) * MOST_PER_QUERY),
  );
  const found = await Promise.all(
    chunks.map((chunk) =>
      list(...OPEN_TO_ALL, where(documentId(), 'in', chunk), limit(MOST_PER_QUERY)),
    ),
  );
  return found.flat();
}

/** What the access codes of a person open; nobody else may see it. */
export async function readGranted(accessCodes: readonly string[]): Promise<Product[]> {
  if (accessCodes.length === 0) return [];
  return list(...grantedBy(accessCodes), limit(MOST_GRANTED));
}

function grantedBy(accessCodes: readonly string[]): QueryConstraint[] {
  return [
    where('status', '==', 'active'),
    where('accessCodeId', 'in', accessCodes.slice(0, MOST_PER_QUERY)),
  ];
}

/** The product at an address, by its slug or its id, if these access codes open it. */
export async function readGrantedAt(
  slugOrId: string,
  accessCodes: readonly string[],
): Promise<Product | undefined> {
  const names = [where('slug', '==', slugOrId)];
  if (isProductId(slugOrId)) names.push(where(documentId(), '==', slugOrId));
  for (const name of names) {
    const [found] = await list(...grantedBy(accessCodes), name, limit(1));
    if (found) return found;
  }
  return undefined;
}

/** Others of the same craft, or else of the same collection. */
export async function readKin(product: Product, most: number): Promise<Product[]> {
  const { provenance, productCollection } = product;
  const craft = provenance?.craft ?? '';
  const sameCraft =
    craft === ''
      ? []
      : await list(...OPEN_TO_ALL, where('provenance.craft', '==', craft), limit(most + 1));
  const kin = sameCraft.filter(({ _id }) => _id !== product._id);
  if (kin.length >= most) return kin.slice(0, most);
  const sameShelf = await list(
    ...OPEN_TO_ALL,
    where('productCollection', '==', productCollection),
    limit(most + 1),
  );
  const known = new Set([product._id, ...kin.map(({ _id }) => _id)]);
  return [...kin, ...sameShelf.filter(({ _id }) => !known.has(_id))].slice(0, most);
}

async function list(...constraints: QueryConstraint[]): Promise<Product[]> {
  const asked = query(collection(liteFirestore, COLLECTIONS.products), ...constraints);
  const { docs } = await getDocs(asked);
  return docs.map((document) => productFrom(document.id, document.data()));
}
