import { productSchema } from '@kargha/domain/catalogue/product-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { storedDocuments } from './stored-documents.ts';

export const {
  ref: productRef,
  read: readProduct,
  readEach: readEachProduct,
  readAll: readProducts,
  readOrSkip: readProductOrSkip,
} = storedDocuments({
  collection: COLLECTIONS.products,
  schema: productSchema,
  ids: ['_id'],
  createdTimes: ['createdAt', 'updatedAt'],
});
