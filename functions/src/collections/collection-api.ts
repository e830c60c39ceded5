import {
  collectionChangeSchema,
  newCollectionSchema,
} from '@kargha/domain/catalogue/collection-rule';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['collection'];

export const COLLECTION_API = describeRoutes('/api/collections', {
  'GET /': { does: 'Lists collections, page by page.', who, responseFields: ['rows', 'nextCursor'] },
  'POST /': { does: 'Makes a collection.', who, body: newCollectionSchema, responseFields },
  'GET /:slug': { does: 'Gives a published collection with the ids of its products.', responseFields },
  'GET /:slug/settings': { does: 'Gives a collection as staff change it.', who, responseFields },
  'PUT /:slug': { does: 'Changes a collection.', who, body: collectionChangeSchema, responseFields },
  'DELETE /:slug': { does: 'Takes a collection away; its products stay.', who },
});
