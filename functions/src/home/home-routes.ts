import { Router } from 'express';

import { cacheForGuests } from '../http/caching.ts';
import { onlyMethods } from '../http/no-such-route.ts';
import { readHomeWindow, type HomeWindow } from './home-window.ts';

/** How long one instance answers without asking the books again. */
const FRESH_MS = 30_000;

/** GET /api/home: the home page's pieces and stories, the same for everybody. */
export function homeRoutes(now: () => Date): Router {
  const router = Router();
  let kept: { home: Promise<HomeWindow>; at: number } | undefined;

  router.get('/', cacheForGuests, async (_request, response) => {
    const at = now().getTime();
    if (!kept || at - kept.at >= FRESH_MS) kept = { home: readHomeWindow(), at };
    const reading = kept;
    try {
      response.json({ success: true, ...(await reading.home) });
    } catch (error) {
      // The next one who asks tries again.
      if (kept === reading) kept = undefined;
      throw error;
    }
  });

  router.all('/', onlyMethods('GET'));
  return router;
}
