import type { Router } from 'express';

import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { courierSettings } from '../../records/courier-settings-record.ts';

export function courierRoutes(): Router {
  return serveEndpoints(courierEndpoints, {
    list: async () => ({ couriers: (await courierSettings()).couriers }),
  });
}
