import { object, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';

const badges = object({ orders: count, messages: count, alarms: count, disputes: count });
export type Badges = InferOutput<typeof badges>;

/** Without request schemas, because every page of the back office shows these counts. */
export const badgeEndpoints = defineEndpoints('/api/ops', {
  badges: {
    method: 'GET',
    path: '/badges',
    does: 'Counts what needs staff attention.',
    who: 'staff',
    permission: 'dashboard.read',
    response: badges,
  },
});
