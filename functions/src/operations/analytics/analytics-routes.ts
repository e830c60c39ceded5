import { Router } from 'express';

import { analyticsQuerySchema } from '@kargha/domain/reports/analytics';
import { registerQuerySchema } from '@kargha/domain/invoices/gst-register';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { listRegister } from './gst-register.ts';
import { readAnalytics } from './read-analytics.ts';

export function analyticsRoutes(): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const range = await analyticsQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, analytics: await readAnalytics(range) });
  });

  router.get('/register', async (request, response) => {
    await requireAdmin(request);
    const query = await registerQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listRegister(query)) });
  });

  router.all('/', refuseOtherMethods('GET'));
  router.all('/register', refuseOtherMethods('GET'));
  return router;
}
