import { Router } from 'express';

import { cacheForGuests } from '../../http/caching.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import { readHomePage } from './home-page.ts';

/** How long an instance caches the page. Milliseconds. */
const FRESH_MS = 30_000;

export function homeRoutes(now: () => Date): Router {
  const router = Router();
  const home = cacheFor(FRESH_MS, now, readHomePage);

  router.get('/', cacheForGuests, async (_request, response) => {
    response.json({ success: true, ...(await home()) });
  });

  router.all('/', refuseOtherMethods('GET'));
  return router;
}
