import {
  collectionEndpoints,
  type CollectionSettings,
} from '@kargha/domain/catalogue/collection-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { toCollectionPayload, type CollectionFormValues } from './collection-form-values.ts';

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
