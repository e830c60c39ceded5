import { productSchema, type Product } from '@kargha/domain/catalogue/product-schema';

import { storedReader } from './stored-reader.ts';

const readProduct = storedReader('products', productSchema);

/** Missing fields get their default. */
export function productFrom(id: string, stored: unknown): Product | undefined {
  return readProduct(stored, { _id: id });
}
