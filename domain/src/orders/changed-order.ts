import { object, picklist, string, type InferOutput } from 'valibot';

import { count } from '../api/response-fields.ts';
import { ORDER_STATES } from './order-state.ts';

/** An order after a change by staff. */
export const changedOrder = object({
  id: string(),
  number: string(),
  state: picklist(ORDER_STATES),
  revision: count,
});
export type ChangedOrder = InferOutput<typeof changedOrder>;
