import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import { readOpenList, type OpenList } from '#lib/firebase/open-firestore.ts';
import { productFrom } from '#lib/documents/product-document.ts';

/** The most values that one `in` of Firestore takes. */
const MOST_PER_QUERY = 30;

/** The open products of these ids, in no order; those that are gone are missing. */
export async function readOpenProducts(ids: readonly string[]): Promise<Product[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MOST_PER_QUERY) }, (_, at) =>
    ids.slice(at * MOST_PER_QUERY, (at + 1) * MOST_PER_QUERY),
  );
  const found = await Promise.all(chunks.map((chunk) => list({ __name__: chunk }, MOST_PER_QUERY)));
  return found.flat();
}

/** Others of the same craft, or else of the same collection. */
export async function readKin(product: Product, most: number): Promise<Product[]> {
  const { provenance, productCollection } = product;
  const craft = provenance?.craft ?? '';
  const sameCraft = craft === '' ? [] : await list({ 'provenance.craft': craft }, most + 1);
  const kin = sameCraft.filter(({ _id }) => _id !== product._id);
  if (kin.length >= most) return kin.slice(0, most);
  const sameShelf = await list({ productCollection }, most + 1);
  const known = new Set([product._id, ...kin.map(({ _id }) => _id)]);
  return [...kin, ...sameShelf.filter(({ _id }) => !known.has(_id))].slice(0, most);
}

async function list(where: OpenList['where'], limit: number): Promise<Product[]> {
  const { documents } = await readOpenList({
    collection: COLLECTIONS.products,
    // What everybody may see. The rules refuse any list that asks for more than that.
    where: { status: 'active', restricted: false, ...where },
    limit,
  });
  return documents.map(({ id, data }) => productFrom(id, data));
}
