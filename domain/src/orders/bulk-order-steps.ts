import { date, object, string, type InferType } from 'yup';

import { orderListQuerySchema } from './order-list.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';

/** What can be done to many orders at once. */
export const BULK_ACTIONS = ['confirm', 'pack'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Orders of one request: short enough for its time, long enough to come along. */
export const ORDERS_PER_BULK_STEP = 20;

/** More than a shop packs on its busiest day; whoever wants more narrows the filter. */
export const MAX_BULK_ORDERS = 5000;

/** What narrows the list; its sorting and its pages say nothing about which orders match. */
const filterSchema = orderListQuerySchema.pick(['search', 'state', 'payment', 'from', 'to']);

/** GET /api/orders/bulk/count. */
export const bulkCountQuerySchema = filterSchema;

/** POST /api/orders/bulk/steps: the next orders of a filter, as it was at a moment. */
export const bulkStepSchema = object({
  action: string()
    .oneOf(BULK_ACTIONS, 'This action is not available in bulk.')
    .required('Please choose an action.'),
  filter: filterSchema.exact(UNKNOWN_FIELD).required(),
  until: date().typeError('This is not a valid time.').required('Please count the orders first.'),
  cursor: string().max(200).default(''),
}).exact(UNKNOWN_FIELD);
export type BulkStep = InferType<typeof bulkStepSchema>;
export type BulkFilter = BulkStep['filter'];

/** How many orders match now, and the moment that this was said of. */
export interface BulkCount {
  count: number;
  /** ISO 8601 */
  until: string;
}

/** What came of one order: `problem` is one sentence, '' when all went well. */
export interface BulkOutcome {
  number: string;
  problem: string;
}

export interface BulkProgress {
  outcomes: BulkOutcome[];
  /** null once no order is left */
  nextCursor: string | null;
}
