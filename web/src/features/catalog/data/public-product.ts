import { PRODUCTS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import { readShownProduct, SHOWN_FIELDS } from '@kargha/domain/catalogue/shown-product';
import { readPublicList } from '#lib/firebase/public-firestore.ts';

/** Ids contain only these characters; anything else must be a slug. */
export function isProductId(slugOrId: string): boolean {
  return /^[\w-]{1,100}$/.test(slugOrId);
}

/** Finds a public product by slug, or by id, which older links use. Returns undefined when there is none. */
export async function readPublicProduct(slugOrId: string): Promise<Product | undefined> {
  const bySlug = await readOne('slug', slugOrId);
  if (bySlug || !isProductId(slugOrId)) return bySlug;
  return readOne('__name__', slugOrId);
}

/** A query returns nothing for a hidden or missing document, where a read by id would fail. */
async function readOne(field: string, value: string): Promise<Product | undefined> {
  const { documents } = await readPublicList({
    collection: PRODUCTS,
    select: SHOWN_FIELDS,
    where: { status: 'active', restricted: false, [field]: value },
    limit: 1,
  });
  return documents.flatMap(({ id, data }) => readShownProduct(id, data) ?? []).at(0);
}
