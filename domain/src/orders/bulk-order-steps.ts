import { date, object, string, type InferType } from 'yup';

import { orderListQuerySchema } from './order-list.ts';
import { formMessages } from '../messages/form-messages.ts';

export const BULK_ACTIONS = ['confirm', 'pack'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const ORDERS_PER_BULK_STEP = 20;

/** More than a shop packs on its busiest day. */
export const MAX_BULK_ORDERS = 5000;

const filterSchema = orderListQuerySchema.pick(['search', 'state', 'payment', 'from', 'to']);

export const bulkCountQuerySchema = filterSchema;

/** POST /api/orders/bulk/steps: applies a step to the next matching orders created up to `until`. */
export const bulkStepSchema = object({
  action: string()
    .oneOf(BULK_ACTIONS, 'This action is not available in bulk.')
    .required('Please choose an action.'),
  filter: filterSchema.exact(formMessages.unknown_field).required(),
  until: date().typeError('This is not a valid time.').required('Please count the orders first.'),
  cursor: string().max(200).default(''),
}).exact(formMessages.unknown_field);
export type BulkStep = InferType<typeof bulkStepSchema>;
export type BulkFilter = BulkStep['filter'];
