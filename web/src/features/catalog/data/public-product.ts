import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import { readPublicList } from '#lib/firebase/public-firestore.ts';
import { productFrom } from '#lib/documents/product-document.ts';

/** Other signs than these are in no id: such an address can only be a slug. */
export function isProductId(slugOrId: string): boolean {
  return /^[\w-]{1,100}$/.test(slugOrId);
}

/** The product at an address, by its slug, or by its id, which older links hold; undefined when not all may see it. */
export async function readPublicProduct(slugOrId: string): Promise<Product | undefined> {
  const bySlug = await readOne('slug', slugOrId);
  if (bySlug || !isProductId(slugOrId)) return bySlug;
  return readOne('__name__', slugOrId);
}

/** A query asks without an error for what is hidden or was never there. */
async function readOne(field: string, value: string): Promise<Product | undefined> {
  const { documents } = await readPublicList({
    collection: COLLECTIONS.products,
    where: { status: 'active', restricted: false, [field]: value },
    limit: 1,
  });
  return documents.map(({ id, data }) => productFrom(id, data)).at(0);
}
