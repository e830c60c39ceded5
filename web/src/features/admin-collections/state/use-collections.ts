import {
  collectionEndpoints,
  type CollectionRow,
  type CollectionSettings,
} from '@kargha/domain/catalogue/collection-endpoints';
import { usePages } from '#lib/reading/use-pages.ts';
import { useRead } from '#lib/reading/use-read.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { toCollectionPayload, type CollectionFormValues } from './collection-form-values.ts';

export { findProducts } from '#session/state/find-products.ts';

const NO_FILTER = {};

export function useCollections() {
  return usePages({
    read: (_, cursor) => callStaffEndpoint(collectionEndpoints.list, { query: { cursor } }),
    filter: NO_FILTER,
    idOf: ({ slug }: CollectionRow) => slug,
  });
}

export function useCollection(slug: string) {
  return useRead(findCollection, slug);
}

async function findCollection(slug: string): Promise<CollectionSettings> {
  return (await callStaffEndpoint(collectionEndpoints.settings, { params: { slug } })).collection;
}

/** @throws ApiError 409 `taken`, `stale` */
export async function saveCollection(
  values: CollectionFormValues,
  existing?: CollectionSettings,
): Promise<CollectionSettings> {
  const { create, change } = collectionEndpoints;
  const { slug, ...fields } = toCollectionPayload(values);
  const { collection } = await (existing
    ? callStaffEndpoint(change, {
        params: { slug: existing.slug },
        body: { ...fields, revision: existing.revision },
      })
    : callStaffEndpoint(create, { body: { slug, ...fields } }));
  return collection;
}

/** @throws ApiError 404 */
export function deleteCollection(slug: string): Promise<void> {
  return callStaffEndpoint(collectionEndpoints.remove, { params: { slug } });
}
