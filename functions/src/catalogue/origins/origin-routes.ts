import type { Router } from 'express';

import { originEndpoints } from '@kargha/domain/catalogue/origin-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { publicEntries } from '../collections/collection-members.ts';
import { listPublicOrigins, originAddress, originKind, readPublicOrigin } from './public-origin.ts';
import { changeOrigin, listOrigins, originSettings } from './staff-origins.ts';

/** How long an instance caches the index. Milliseconds. */
const FRESH_MS = 30_000;

export function originRoutes(now: () => Date): Router {
  const readEntries = cacheFor(FRESH_MS, now, publicEntries);
  return serveEndpoints(originEndpoints, {
    list: ({ query }) => listOrigins(query),
    find: async ({ params }) => ({
      origin: await readPublicOrigin(originAddress(params), readEntries),
    }),
    all: async ({ params }) => ({
      origins: listPublicOrigins(originKind(params.kind), await readEntries()),
    }),
    settings: async ({ params }) => ({ origin: await originSettings(originAddress(params)) }),
    change: async ({ params, body, caller }) => ({
      origin: await changeOrigin(originAddress(params), body, { by: caller.uid, at: now() }),
    }),
  });
}
