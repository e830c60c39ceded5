import type { Router } from 'express';

import { downtimeEndpoints } from '@kargha/domain/payments/downtime-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { findDowntimes } from './payment-downtimes.ts';

export function downtimeRoutes(context: Pick<PaymentContext, 'account' | 'now'>): Router {
  return serveEndpoints(downtimeEndpoints, {
    list: async () => ({
      downtimes: (await findDowntimes(context)).map(({ method, severity, instrument }) => ({
        method,
        severity,
        instrument,
      })),
    }),
  });
}
