import { array, object, string } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';

/** What staff who ship parcels need to know about couriers. */
export const courierEndpoints = defineEndpoints('/api/couriers', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists the couriers of the shop with their tracking links.',
    who: 'staff',
    permission: 'orders.read',
    response: object({ couriers: array(object({ name: string(), trackingUrl: string() })) }),
  },
});
