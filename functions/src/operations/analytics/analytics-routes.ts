import type { Router } from 'express';

import { analyticsEndpoints } from '@kargha/domain/reports/analytics-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { listRegister } from './gst-register.ts';
import { readAnalytics } from './read-analytics.ts';
import { readVariantSales } from './read-variant-sales.ts';

export function analyticsRoutes(): Router {
  return serveEndpoints(analyticsEndpoints, {
    find: async ({ query }) => ({ analytics: await readAnalytics(query) }),
    variants: ({ query }) => readVariantSales(query),
    register: ({ query }) => listRegister(query),
  });
}
