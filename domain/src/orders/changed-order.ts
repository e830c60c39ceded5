import { boolean, object, optional, picklist, string, type InferOutput } from 'valibot';

import { count } from '../api/response-fields.ts';
import { ORDER_STATES } from './order-state.ts';

/** An order after a change by staff. */
export const changedOrder = object({
  id: string(),
  number: string(),
  state: picklist(ORDER_STATES),
  revision: count,
});
/** `isWaiting` is true when nothing changes until a second person approves the refund. */
export const waitingOrder = object({ ...changedOrder.entries, isWaiting: optional(boolean()) });

export type ChangedOrder = InferOutput<typeof changedOrder>;
