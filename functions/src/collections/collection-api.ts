import {
  collectionChangeSchema,
  newCollectionSchema,
} from '@kargha/domain/catalogue/collection-rule';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;
const gives = ['collection'];

export const COLLECTION_API = describedAt('/api/collections', {
  'GET /': { does: 'Lists collections, page by page.', who, gives: ['rows', 'nextCursor'] },
  'POST /': { does: 'Makes a collection.', who, body: newCollectionSchema, gives },
  'GET /:slug': { does: 'Gives a published collection with the ids of its products.', gives },
  'GET /:slug/settings': { does: 'Gives a collection as staff change it.', who, gives },
  'PUT /:slug': { does: 'Changes a collection.', who, body: collectionChangeSchema, gives },
  'DELETE /:slug': { does: 'Takes a collection away; its products stay.', who },
});
