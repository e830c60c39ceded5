import type { Router } from 'express';

import { dashboardEndpoints } from '@kargha/domain/reports/dashboard-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { readDashboard } from './dashboard.ts';
import { visibleDashboard } from './visible-dashboard.ts';

export function dashboardRoutes(now: () => Date): Router {
  return serveEndpoints(dashboardEndpoints, {
    find: async ({ caller: { permissions } }) => ({
      dashboard: visibleDashboard(await readDashboard(now()), permissions),
    }),
  });
}
