import { object, pick, record, string, type InferOutput } from 'valibot';

import { LIST_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, time } from '../api/response-fields.ts';
import {
  collectionChangeSchema,
  collectionFields,
  collectionQuerySchema,
  newCollectionSchema,
} from './collection-rule.ts';
import { publicCollectionEndpoints } from './public-collection-endpoints.ts';

const collectionRow = object({
  ...pick(object(collectionFields), ['slug', 'title', 'kind', 'published']).entries,
  products: count,
  updatedAt: time,
});
export type CollectionRow = InferOutput<typeof collectionRow>;

const collectionSettings = object({
  ...collectionFields,
  /** titles of the listed products and the cover, where they exist */
  titles: record(string(), string()),
});
export type CollectionSettings = InferOutput<typeof collectionSettings>;

const response = object({ collection: collectionSettings });

export const collectionEndpoints = {
  ...publicCollectionEndpoints,
  ...defineEndpoints('/api/collections', {
    list: {
      method: 'GET',
      path: '/',
      does: 'Lists collections, page by page.',
      who: 'staff',
      permission: 'products.read',
      query: collectionQuerySchema,
      response: pageOf(collectionRow),
    },
    create: {
      method: 'POST',
      path: '/',
      does: 'Creates a collection.',
      who: 'staff',
      permission: 'products.edit',
      body: newCollectionSchema,
      bodyBytes: LIST_BODY,
      response,
      errors: ['taken'],
    },
    settings: {
      method: 'GET',
      path: '/:slug/settings',
      does: 'Returns a collection for editing.',
      who: 'staff',
      permission: 'products.read',
      response,
    },
    change: {
      method: 'PUT',
      path: '/:slug',
      does: 'Changes a collection.',
      who: 'staff',
      permission: 'products.edit',
      body: collectionChangeSchema,
      bodyBytes: LIST_BODY,
      response,
      errors: ['stale'],
    },
    remove: {
      method: 'DELETE',
      path: '/:slug',
      does: 'Deletes a collection. Its products stay.',
      who: 'staff',
      permission: 'products.delete',
    },
  }),
};
