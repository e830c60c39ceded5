import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { Product } from '@kargha/domain/catalogue/product';
import type { PublicList } from '#lib/firebase/public-firestore.ts';

import { readCards } from './read-cards.ts';

/** Firestore's limit of values in one `in` query. */
const MAX_PER_QUERY = 30;

/** Reads public products in no particular order; missing ones are left out. */
export async function readPublicProducts(ids: readonly string[]): Promise<CardProduct[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_PER_QUERY) }, (_, at) =>
    ids.slice(at * MAX_PER_QUERY, (at + 1) * MAX_PER_QUERY),
  );
  const found = await Promise.all(chunks.map((chunk) => list({ __name__: chunk }, MAX_PER_QUERY)));
  return found.flat();
}

/** Products of the same craft, then of the same collection. */
export async function readRelatedProducts(product: Product, max: number): Promise<CardProduct[]> {
  const { provenance, productCollection } = product;
  const craft = provenance?.craft ?? '';
  const sameCraft = craft === '' ? [] : await list({ 'provenance.craft': craft }, max + 1);
  const related = sameCraft.filter(({ _id }) => _id !== product._id);
  if (related.length >= max) return related.slice(0, max);
  const sameCollection = await list({ productCollection }, max + 1);
  const known = new Set([product._id, ...related.map(({ _id }) => _id)]);
  return [...related, ...sameCollection.filter(({ _id }) => !known.has(_id))].slice(0, max);
}

async function list(where: PublicList['where'], limit: number): Promise<CardProduct[]> {
  const { products } = await readCards({ where, limit });
  return products;
}
