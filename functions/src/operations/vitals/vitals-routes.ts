import type { Router } from 'express';

import { vitalsEndpoints } from '@kargha/domain/reports/vitals-endpoints';

import { clientAddress } from '../../http/client-address.ts';
import { consumeAttempt } from '../../http/rate-limit.ts';
import { createSharedLimit } from '../../http/shared-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { recordVitals } from './record-vitals.ts';

/** Enough for a family behind one address, not for a script. */
const REPORT_LIMIT = { scope: 'vitals', attempts: 60, minutes: 10 };

const REPORTS_PER_HOUR = 6_000;

/** @param perHour reports per hour and instance, from all callers */
export function vitalsRoutes(now: () => Date, perHour = REPORTS_PER_HOUR): Router {
  const ceiling = createSharedLimit(perHour, now);
  return serveEndpoints(vitalsEndpoints, {
    async record({ request, body }) {
      const at = now();
      await ceiling(() => consumeAttempt(REPORT_LIMIT, clientAddress(request), at));
      await recordVitals(body, at);
    },
  });
}
