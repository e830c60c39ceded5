import {
  collectionChangeSchema,
  newCollectionSchema,
} from '@kargha/domain/catalogue/collection-rule';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['collection'];

export const COLLECTION_API = describeRoutes('/api/collections', {
  'GET /': {
    does: 'Lists collections, page by page.',
    who,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /': { does: 'Creates a collection.', who, body: newCollectionSchema, responseFields },
  'GET /:slug': { does: 'Returns a published collection with its product IDs.', responseFields },
  'GET /:slug/settings': { does: 'Returns a collection for editing.', who, responseFields },
  'PUT /:slug': {
    does: 'Changes a collection.',
    who,
    body: collectionChangeSchema,
    responseFields,
  },
  'DELETE /:slug': { does: 'Deletes a collection. Its products stay.', who },
});
