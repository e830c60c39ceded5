import { array, date, object, string, type InferType } from 'yup';

import { ORDER_FILTERS, orderListQuerySchema } from './order-list.ts';
import { MAX_ORDER_TAG_LENGTH, MAX_TAGS_PER_ORDER, typedTags } from './order-tags.ts';
import { formMessages } from '../messages/form-messages.ts';
import { revisionField } from '../records/request-fields.ts';

export const BULK_ACTIONS = ['confirm', 'pack'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
const TAG_ACTIONS = ['add-tags', 'remove-tags'] as const;
export type TagAction = (typeof TAG_ACTIONS)[number];

export const ORDERS_PER_BULK_STEP = 20;

/** More than a shop packs on its busiest day. */
export const MAX_BULK_ORDERS = 5000;

const filterSchema = orderListQuerySchema.pick([...ORDER_FILTERS]);

export const bulkCountQuerySchema = filterSchema;

/** The orders of a step: chosen ones as staff saw them, or the next that match a filter and are not newer than `until`. */
const targetFields = {
  orders: array(
    object({
      id: string().max(100).required('Please choose an order.'),
      revision: revisionField('order'),
    }).exact(formMessages.unknown_field),
  )
    .min(1, 'Please choose an order.')
    .max(ORDERS_PER_BULK_STEP, `Choose at most ${ORDERS_PER_BULK_STEP} orders at a time.`),
  filter: filterSchema
    .exact(formMessages.unknown_field)
    .default(undefined)
    .optional()
    .when('orders', {
      is: undefined,
      then: (filter) => filter.required('Please choose orders, or a filter.'),
    }),
  until: date()
    .typeError('This is not a valid time.')
    .when('orders', {
      is: undefined,
      then: (until) => until.required('Please count the orders first.'),
    }),
  cursor: string().max(200).default(''),
};
export type BulkTarget = Pick<BulkStep, keyof typeof targetFields>;

/** POST /api/orders/bulk/steps */
export const bulkStepSchema = object({
  action: string()
    .oneOf(BULK_ACTIONS, 'This action is not available in bulk.')
    .required('Please choose an action.'),
  ...targetFields,
}).exact(formMessages.unknown_field);
type BulkStep = InferType<typeof bulkStepSchema>;

/** Names of tags, separated by commas. */
const tagNames = string()
  .trim()
  .max(400, formMessages.at_most)
  .required('Enter at least one tag.')
  .test('some', 'Enter at least one tag.', (typed) => typedTags(typed).length > 0)
  .test(
    'few',
    `Enter at most ${MAX_TAGS_PER_ORDER} tags.`,
    (typed) => typedTags(typed).length <= MAX_TAGS_PER_ORDER,
  )
  .test('short', `A tag has at most ${MAX_ORDER_TAG_LENGTH} characters.`, (typed) =>
    typedTags(typed).every(({ length }) => length <= MAX_ORDER_TAG_LENGTH),
  );

/** POST /api/orders/messages/steps: an email about the order, not advertising. */
export const messageStepSchema = object({
  subject: string()
    .trim()
    .max(120, formMessages.at_most)
    .required('Please enter the subject of the email.'),
  text: string()
    .trim()
    .max(4000, formMessages.at_most)
    .required('Please enter the text of the email.'),
  ...targetFields,
}).exact(formMessages.unknown_field);
export type MessageStep = InferType<typeof messageStepSchema>;

/** POST /api/orders/tags/steps */
export const tagStepSchema = object({
  action: string().oneOf(TAG_ACTIONS, 'Add or remove tags.').required('Please choose an action.'),
  tags: tagNames,
  ...targetFields,
}).exact(formMessages.unknown_field);
export type TagStep = InferType<typeof tagStepSchema>;
