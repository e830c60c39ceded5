import type { Router } from 'express';

import { analyticsEndpoints } from '@kargha/domain/reports/analytics-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { requirePermission } from '../../people/users/staff.ts';
import { listRegister } from './gst-register.ts';
import { readAnalytics } from './read-analytics.ts';
import { readMargin } from './read-margin.ts';
import { readVariantSales } from './read-variant-sales.ts';

export function analyticsRoutes(): Router {
  return serveEndpoints(analyticsEndpoints, {
    find: async ({ query }) => ({ analytics: await readAnalytics(query) }),
    variants: ({ query }) => readVariantSales(query),
    margin: async ({ query, caller }) => {
      requirePermission(caller, 'analytics.read');
      return { margin: await readMargin(query) };
    },
    register: ({ query }) => listRegister(query),
  });
}
