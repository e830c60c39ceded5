import type { Router } from 'express';

import { searchEndpoints } from '@kargha/domain/catalogue/search-endpoints';

import { clientAddress } from '../../http/client-address.ts';
import { consumeAttempt } from '../../http/rate-limit.ts';
import { createSharedLimit } from '../../http/shared-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { countedSearches, isMissed } from './counted-searches.ts';
import { countSearch } from './count-search.ts';

/** Enough for someone who searches a lot, not for a script. */
const COUNT_LIMIT = { scope: 'searches', attempts: 30, minutes: 10 };
const COUNTS_PER_HOUR = 3_000;
const MOST_ROWS = 200;

/** @param perHour counted searches per hour and instance, from all callers */
export function searchRoutes(now: () => Date, perHour = COUNTS_PER_HOUR): Router {
  const ceiling = createSharedLimit(perHour, now);
  return serveEndpoints(searchEndpoints, {
    async count({ request, body }) {
      const at = now();
      await ceiling(() => consumeAttempt(COUNT_LIMIT, clientAddress(request), at));
      await countSearch(body, at);
    },
    async list({ query }) {
      const all = await countedSearches(Number(query.days), now());
      const rows = all.filter(
        (one) => (query.list === 'all' || isMissed(one)) && one.words.includes(query.search),
      );
      return { rows: rows.slice(0, MOST_ROWS), nextCursor: null };
    },
  });
}
