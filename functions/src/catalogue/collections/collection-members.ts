import {
  SHARD_IDS,
  type CatalogueEntry,
  type CatalogueShard,
} from '@kargha/domain/catalogue/catalogue-index';
import { collectionMembers } from '@kargha/domain/catalogue/collection-rule';
import type { PublicCollection } from '@kargha/domain/catalogue/public-collection-endpoints';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { notFound } from '../../http/errors.ts';
import { firestore, withDates } from '../../platform/firestore.ts';
import { findCollection } from './collection-record.ts';

export async function publicEntries(): Promise<CatalogueEntry[]> {
  const index = firestore().collection(COLLECTIONS.catalogueIndex);
  const shards = await firestore().getAll(...SHARD_IDS.map((id) => index.doc(id)));
  return shards.flatMap((shard) => {
    const { entries } = (withDates(shard.data()) as Partial<CatalogueShard> | undefined) ?? {};
    return Object.values(entries ?? {});
  });
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
