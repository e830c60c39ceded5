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
import { sentCollection, type TypedCollection } from './collection-form-values.ts';

export { deleteCollection, findProducts };

const EVERYTHING = {};

/** The collections by title, page by page. */
export function useCollections() {
  return usePages({
    read: (_, cursor) => listCollections(cursor),
    filter: EVERYTHING,
    idOf: ({ slug }: CollectionRow) => slug,
  });
}

/** One collection, read when its screen opens. */
export function useCollection(slug: string) {
  return useRead(findCollection, slug);
}

/** Saves what was typed: a new collection, or the changes of one that was seen. @throws ApiError */
export function saveCollection(
  typed: TypedCollection,
  known?: CollectionSettings,
): Promise<CollectionSettings> {
  const { slug, ...fields } = sentCollection(typed);
  return known
    ? changeCollection(known.slug, { ...fields, revision: known.revision })
    : createCollection({ slug, ...fields });
}
