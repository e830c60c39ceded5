import { array, nullable, object, picklist, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { DOWNTIME_METHODS } from './payment-downtime.ts';

const announcedDowntime = object({
  method: picklist(DOWNTIME_METHODS),
  severity: picklist(['high', 'medium']),
  instrument: nullable(string()),
});
export type AnnouncedDowntime = InferOutput<typeof announcedDowntime>;

export const downtimeEndpoints = defineEndpoints('/api/payment-downtimes', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists payment methods that do not work at the moment, or not well.',
    cachedForGuests: true,
    response: object({ downtimes: array(announcedDowntime) }),
  },
});
