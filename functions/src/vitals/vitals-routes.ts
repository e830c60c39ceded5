import { Router } from 'express';

import { vitalsSchema } from '@kargha/domain/reports/vitals';

import { SMALL_BODY } from '../http/body-limits.ts';
import { clientAddress } from '../http/client-address.ts';
import { limitJson, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { consumeAttempt } from '../http/rate-limit.ts';
import { createSharedLimit } from '../http/shared-limit.ts';
import { recordVitals } from './record-vitals.ts';

/** A family behind one address may look at many pages; a script may not fill the database. */
const REPORT_LIMIT = { scope: 'vitals', attempts: 60, minutes: 10 };

/** More page views than an instance has in its busiest hour. */
const REPORTS_PER_HOUR = 6_000;

/**
 * POST /api/vitals: how fast pages were, and what went wrong in browsers, of those who agreed.
 * @param perHour reports that one instance takes in an hour, whoever sends them
 */
export function vitalsRoutes(now: () => Date, perHour = REPORTS_PER_HOUR): Router {
  const router = Router();
  const ceiling = createSharedLimit(perHour, now);

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    const report = await readBody(request, vitalsSchema);
    const at = now();
    await ceiling(() => consumeAttempt(REPORT_LIMIT, clientAddress(request), at));
    await recordVitals(report, at);
    response.json({ success: true });
  });

  router.all('/', onlyMethods('POST'));
  return router;
}
