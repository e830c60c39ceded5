import { Router } from 'express';

import { vitalsSchema } from '@kargha/domain/reports/vitals';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { clientAddress } from '../../http/client-address.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt } from '../../http/rate-limit.ts';
import { createSharedLimit } from '../../http/shared-limit.ts';
import { recordVitals } from './record-vitals.ts';

/** Enough for a family behind one address, not for a script. */
const REPORT_LIMIT = { scope: 'vitals', attempts: 60, minutes: 10 };

const REPORTS_PER_HOUR = 6_000;

/**
 * POST /api/vitals: page speed and browser errors, with analytics consent. @param perHour reports per hour and
 * instance, from all callers
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

  router.all('/', refuseOtherMethods('POST'));
  return router;
}
