import type { Router } from 'express';

import { collectionEndpoints } from '@kargha/domain/catalogue/collection-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { publicEntries, readPublicCollection } from './collection-members.ts';
import {
  changeCollection,
  collectionSettings,
  createCollection,
  deleteCollection,
  listCollections,
} from './staff-collections.ts';

/** How long an instance caches the index. Milliseconds. */
const FRESH_MS = 30_000;

export function collectionRoutes(now: () => Date): Router {
  const readEntries = cacheFor(FRESH_MS, now, publicEntries);
  return serveEndpoints(collectionEndpoints, {
    list: ({ query }) => listCollections(query),
    create: async ({ body, caller }) => ({
      collection: await createCollection(body, { by: caller.uid, at: now() }),
    }),
    find: async ({ params: { slug } }) => ({
      collection: await readPublicCollection(slug, readEntries),
    }),
    settings: async ({ params: { slug } }) => ({ collection: await collectionSettings(slug) }),
    change: async ({ params: { slug }, body, caller }) => ({
      collection: await changeCollection(slug, body, { by: caller.uid, at: now() }),
    }),
    remove: ({ params: { slug }, caller }) => deleteCollection(slug, { by: caller.uid, at: now() }),
  });
}
