import type { CollectionRow, CollectionSettings } from '@kargha/domain/catalogue/collection-rule';
import { usePages } from '#lib/reading/use-pages.ts';
import { useRead } from '#lib/reading/use-read.ts';
import { findProducts } from '#session/state/find-products.ts';

import {
  changeCollection,
  createCollection,
  deleteCollection,
  findCollection,
  listCollections,
} from '../data/collections-api.ts';
import { toCollectionPayload, type CollectionFormValues } from './collection-form-values.ts';

export { deleteCollection, findProducts };

const NO_FILTER = {};

/** The collections by title, page by page. */
export function useCollections() {
  return usePages({
    read: (_, cursor) => listCollections(cursor),
    filter: NO_FILTER,
    idOf: ({ slug }: CollectionRow) => slug,
  });
}

/** One collection, read when its screen opens. */
export function useCollection(slug: string) {
  return useRead(findCollection, slug);
}

/** Saves what was typed: a new collection, or the changes of one that was seen. @throws ApiError */
export function saveCollection(
  values: CollectionFormValues,
  existing?: CollectionSettings,
): Promise<CollectionSettings> {
  const { slug, ...fields } = toCollectionPayload(values);
  return existing
    ? changeCollection(existing.slug, { ...fields, revision: existing.revision })
    : createCollection({ slug, ...fields });
}
