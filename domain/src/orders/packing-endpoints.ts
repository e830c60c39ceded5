import { array, boolean, nullable, object, string, type InferOutput } from 'valibot';
import { boolean as flag, object as fields, string as text } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { orderMessages } from '../messages/order-messages.ts';
import { RECORD_ID } from '../records/record-id.ts';
import { changedOrder } from './changed-order.ts';
import { staffStepSchema } from './order-requests.ts';

const line = object({
  key: string(),
  /** with its options and services */
  title: string(),
  /** by which packers check a piece that is made for its buyer; '' for others */
  measurements: string(),
  /** to write on the card; '' without one */
  giftNote: string(),
  image: string(),
  sku: string(),
  /** of the product as it is now */
  barcode: string(),
  quantity: count,
});
export type PackingLine = InferOutput<typeof line>;

const sheet = object({
  id: string(),
  number: string(),
  revision: count,
  orderedAt: time,
  customer: string(),
  /** 'Jaipur, Rajasthan' */
  place: string(),
  toCollect: paiseAmount,
  /** staff must check it, or the customer asked to cancel it */
  needsReview: boolean(),
  /** the number of the parcel among those of the order */
  parcel: count,
  parcels: count,
  /** of the parcel */
  lines: array(line),
});
export type PackingSheet = InferOutput<typeof sheet>;

const openSchema = fields({
  /** '' for the next order */
  code: text()
    .strict()
    .trim()
    .max(100, formMessages.at_most)
    .defined('Please scan or enter the number of an order.'),
  after: text()
    .strict()
    .matches(RECORD_ID, { message: orderMessages.not_an_order, excludeEmptyString: true })
    .default(''),
  takeOver: flag().strict().default(false),
}).exact(formMessages.unknown_field);

/** Staff pack confirmed orders one after the other. */
export const packingEndpoints = defineEndpoints('/api/packing', {
  open: {
    method: 'POST',
    path: '/',
    does: 'Opens the next parcel of the order with this number for packing; without a number, of the confirmed order that has waited longest and that no one else packs, or the one after the order `after`. Null when there is none.',
    who: 'staff',
    permission: 'orders.ship',
    body: openSchema,
    response: object({ order: nullable(sheet) }),
    errors: ['not_an_order', 'not_to_pack', 'being_packed'],
  },
  finish: {
    method: 'POST',
    path: '/:id/finish',
    does: 'Marks the next parcel of an order as packed, and with its first one the order, unless someone else has taken over its packing.',
    who: 'staff',
    permission: 'orders.ship',
    body: staffStepSchema,
    response: object({ order: changedOrder }),
    errors: ['stale', 'not_allowed', 'being_packed'],
  },
  leave: {
    method: 'POST',
    path: '/:id/leave',
    does: 'Ends the packing of a parcel without marking it as packed.',
    who: 'staff',
    permission: 'orders.ship',
    response: object({ isLeft: boolean() }),
  },
});
