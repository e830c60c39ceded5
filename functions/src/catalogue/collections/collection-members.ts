import { fallback, nullable, optional, record, string } from 'valibot';

import {
  catalogueEntrySchema,
  SHARD_IDS,
  type CatalogueEntry,
} from '@kargha/domain/catalogue/catalogue-index';
import { collectionMembers } from '@kargha/domain/catalogue/collection-rule';
import type { PublicCollection } from '@kargha/domain/catalogue/public-collection-endpoints';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedObject } from '@kargha/domain/records/stored-fields';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { notFound } from '../../http/errors.ts';
import { firestore } from '../../platform/firestore.ts';
import { storedDocuments } from '../../records/stored-documents.ts';
import { findCollection } from './collection-record.ts';

/** An entry that cannot be read is left out, not an eighth of the catalogue. */
const shards = storedDocuments({
  collection: COLLECTIONS.catalogueIndex,
  schema: storedObject({
    entries: optional(record(string(), fallback(nullable(catalogueEntrySchema), null)), {}),
  }),
});

export async function publicEntries(): Promise<CatalogueEntry[]> {
  const found = await firestore().getAll(...SHARD_IDS.map(shards.ref));
  return shards
    .readAll(found)
    .flatMap(({ entries }) => Object.values(entries).filter((entry) => entry !== null));
}

/** A published collection with its product IDs. `entries` is only read for a published one. Throws 404 not_found. */
export async function readPublicCollection(
  slug: string,
  entries: () => Promise<readonly CatalogueEntry[]>,
): Promise<PublicCollection> {
  const collection = await findCollection(slug);
  if (!collection.published) throw notFound(catalogueMessages.collection_not_found());
  const { title, description, titleHindi = '', descriptionHindi = '', coverProductId } = collection;
  const productIds = collectionMembers(collection, await entries()).map(({ id }) => id);
  return { slug, title, description, titleHindi, descriptionHindi, coverProductId, productIds };
}
