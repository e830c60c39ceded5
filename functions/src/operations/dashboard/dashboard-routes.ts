import type { Router } from 'express';

import { dashboardEndpoints } from '@kargha/domain/reports/dashboard-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { readDashboard } from './dashboard.ts';

export function dashboardRoutes(now: () => Date): Router {
  return serveEndpoints(dashboardEndpoints, {
    find: async () => ({ dashboard: await readDashboard(now()) }),
  });
}
