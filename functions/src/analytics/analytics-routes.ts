import { Router } from 'express';

import { analyticsQuerySchema } from '@kargha/domain/analytics';

import { onlyMethods } from '../http/no-such-route.ts';
import { plainQuery } from '../http/plain-query.ts';
import { adminOf } from '../users/staff.ts';
import { readAnalytics } from './read-analytics.ts';

/** GET /api/analytics: how the shop did in a range of days, for staff. */
export function analyticsRoutes(): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await adminOf(request);
    const range = await analyticsQuerySchema.validate(plainQuery(request), { abortEarly: false });
    response.json({ success: true, analytics: await readAnalytics(range) });
  });

  router.all('/', onlyMethods('GET'));
  return router;
}
