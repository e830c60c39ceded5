import {
  collectionEndpoints,
  type CollectionRow,
  type CollectionSettings,
} from '@kargha/domain/catalogue/collection-endpoints';
import type { CollectionChange, NewCollection } from '@kargha/domain/catalogue/collection-rule';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

/** Returns one page of collections, sorted by title. @throws ApiError */
export function listCollections(cursor: string): Promise<ListPage<CollectionRow>> {
  return callStaffEndpoint(collectionEndpoints.list, { query: { cursor } });
}

/** @throws ApiError 404 */
export async function findCollection(slug: string): Promise<CollectionSettings> {
  return (await callStaffEndpoint(collectionEndpoints.settings, { params: { slug } })).collection;
}

/** @throws ApiError 409 `taken` */
export async function createCollection(body: NewCollection): Promise<CollectionSettings> {
  return (await callStaffEndpoint(collectionEndpoints.create, { body })).collection;
}

/** @throws ApiError 409 `stale` */
export async function changeCollection(
  slug: string,
  body: CollectionChange,
): Promise<CollectionSettings> {
  return (await callStaffEndpoint(collectionEndpoints.change, { params: { slug }, body }))
    .collection;
}

/** @throws ApiError 404 */
export async function deleteCollection(slug: string): Promise<void> {
  await callStaffEndpoint(collectionEndpoints.remove, { params: { slug } });
}
