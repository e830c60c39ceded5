import { object, optional, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';

/** 0 for what the person may not see */
const badges = object({
  orders: count,
  messages: count,
  alarms: count,
  disputes: count,
  /** refunds that wait for a second person */
  approvals: optional(count, 0),
  /** items of the inbox that are assigned to the person */
  inbox: optional(count, 0),
});
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
