import { productSchema, type Product } from '@kargha/domain/catalogue/product-schema';

import { storedReader } from './stored-reader.ts';

const readProduct = storedReader('products', productSchema);

/** Missing fields get their default. */
export function productFrom(id: string, stored: unknown): Product | undefined {
  return readProduct(stored, { _id: id });
}

/** For the server and for staff. */
const HIDDEN_FIELDS = [
  '_id',
  'searchTokens',
  'productType',
  'vendor',
  'salesChannels',
  'markets',
  'offShelf',
];

/** What shoppers' browsers read: all but the server's search tokens, a third of a document, and staff's fields. */
export const SHOWN_FIELDS = Object.keys(productSchema.entries).filter(
  (field) => !HIDDEN_FIELDS.includes(field),
);
