import { Router } from 'express';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { readDashboard } from './dashboard.ts';

export function dashboardRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, dashboard: await readDashboard(now()) });
  });

  router.all('/', refuseOtherMethods('GET'));
  return router;
}
