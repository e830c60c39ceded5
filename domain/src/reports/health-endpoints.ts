import { nullable, object, picklist } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, time } from '../api/response-fields.ts';

const status = picklist(['ok', 'unavailable']);

export const healthEndpoints = defineEndpoints('/api/health', {
  find: {
    method: 'GET',
    path: '/',
    does: 'Returns whether the shop works, and how many alarms are open. 503 with the same fields when it does not.',
    response: object({
      status,
      checks: object({ firestore: status }),
      /** null when they cannot be read */
      alarms: nullable(count),
      at: time,
    }),
  },
});
