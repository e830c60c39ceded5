import type { Product } from '@kargha/domain/product';
import { createResource, useResource, type Loaded } from '#lib/resource.ts';
import { knownSession } from '#session/state/session-store.ts';

import { catalogTexts } from '../catalog-texts.ts';
import { knownProductAt, rememberProducts } from './known-products.ts';

const products = createResource<Product | null>(load, catalogTexts.en.failedOne);

/** The product with this slug or id: at once when it was read before, else by one reading. Null when there is none. */
export function useProductAt(slugOrId: string): Loaded<Product | null> {
  const read = useResource(products, slugOrId);
  const known = slugOrId === '' ? undefined : knownProductAt(slugOrId);
  return known ? { status: 'ready', data: known } : read;
}

async function load(slugOrId: string): Promise<Product | null> {
  const known = knownProductAt(slugOrId);
  if (known || slugOrId === '') return known ?? null;
  const { readProductAt } = await import('../data/some-products.ts');
  // Whoever is signed in may see more, and the rules know that only once the token is there.
  await knownSession();
  const product = (await readProductAt(slugOrId)) ?? null;
  if (product) rememberProducts([product]);
  return product;
}
