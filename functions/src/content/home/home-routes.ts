import type { Router } from 'express';

import { homeEndpoints } from '@kargha/domain/settings/home-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { readHomePage } from './home-page.ts';

/** How long an instance caches the page. Milliseconds. */
const FRESH_MS = 30_000;

export function homeRoutes(now: () => Date): Router {
  const home = cacheFor(FRESH_MS, now, readHomePage);
  return serveEndpoints(homeEndpoints, { find: () => home() });
}
