import type {
  CollectionRow,
  CollectionSettings,
} from '@kargha/domain/catalogue/collection-endpoints';
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

export function useCollections() {
  return usePages({
    read: (_, cursor) => listCollections(cursor),
    filter: NO_FILTER,
    idOf: ({ slug }: CollectionRow) => slug,
  });
}

export function useCollection(slug: string) {
  return useRead(findCollection, slug);
}

export function saveCollection(
  values: CollectionFormValues,
  existing?: CollectionSettings,
): Promise<CollectionSettings> {
  const { slug, ...fields } = toCollectionPayload(values);
  return existing
    ? changeCollection(existing.slug, { ...fields, revision: existing.revision })
    : createCollection({ slug, ...fields });
}
