import type { Product } from '@kargha/domain/product';
import { createResource, useResource, type Loaded } from '#lib/resource.ts';

import { catalogTexts } from '../catalog-texts.ts';
import { listProducts } from '../data/products.ts';

const shelves = createResource<Product[]>(listProducts, catalogTexts.en.failed);

const EVERYTHING = 'everything';

/** All products that are open to everybody, newest first. Read once per visit. */
export function useCatalogue(): Loaded<Product[]> {
  return useResource(shelves, EVERYTHING);
}
