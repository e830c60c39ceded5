import { COLLECTIONS } from '@kargha/domain/records/collections';
import { collectionSchema, type ShopCollection } from '@kargha/domain/catalogue/collection-rule';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { notFound } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { storedDocuments } from '../../records/stored-documents.ts';

const {
  ref: collectionRef,
  query: collections,
  readOrSkip: readCollectionOrSkip,
  find: collectionWithSlug,
} = storedDocuments({
  collection: COLLECTIONS.collections,
  schema: collectionSchema,
  ids: ['slug'],
  createdTimes: ['createdAt', 'updatedAt'],
});
export { collectionRef, collections, readCollectionOrSkip };

/** Throws 404 not_found. */
export async function findCollection(
  slug: string,
  transaction?: Transaction,
): Promise<ShopCollection> {
  const isPlainSlug = /^[a-z0-9-]{1,60}$/.test(slug);
  const found = isPlainSlug ? await collectionWithSlug(slug, transaction) : null;
  if (!found) throw notFound(catalogueMessages.collection_not_found());
  return found;
}
