import { array, object, picklist, string as text, type InferOutput } from 'valibot';
import { array as list, boolean, object as fields, string, type InferType } from 'yup';

import { formMessages } from '../messages/form-messages.ts';

/** Parcels of one request. Longer files are sent in parts. */
export const MAX_BULK_PARCELS = 50;

const cell = (max: number) => string().trim().max(max, formMessages.at_most).default('');

/** Checked one by one, so that a wrong row does not refuse the others. */
const bulkParcel = fields({
  /** number or ID of the order */
  order: cell(60),
  /** '' for all items that are left to ship; `2` or `parcel-2` to correct the number of that parcel */
  parcel: cell(60),
  courier: cell(200),
  awb: cell(200),
  /** '' for the link of the courier list */
  trackingUrl: cell(600),
}).exact(formMessages.unknown_field);
export type BulkParcel = InferType<typeof bulkParcel>;

/** POST /api/orders/bulk/ship */
export const bulkShipSchema = fields({
  /** only says what would happen */
  dryRun: boolean().strict().default(false),
  parcels: list(bulkParcel.required())
    .min(1, 'Please choose at least one order.')
    .max(MAX_BULK_PARCELS, `At most ${MAX_BULK_PARCELS} parcels at a time.`)
    .required('Please choose at least one order.'),
}).exact(formMessages.unknown_field);
export type BulkShipRequest = InferType<typeof bulkShipSchema>;

/** `unchanged`: the parcel has this number already. */
const BULK_SHIP_RESULTS = ['shipped', 'corrected', 'unchanged', 'refused'] as const;

/** In the order of the request. In a dry run, what would happen. */
export const bulkShipOutcomes = array(
  object({
    /** the order's number, or what was sent when there is no such order */
    number: text(),
    awb: text(),
    result: picklist(BULK_SHIP_RESULTS),
    /** one sentence, '' unless refused */
    problem: text(),
  }),
);
export type BulkShipOutcome = InferOutput<typeof bulkShipOutcomes>[number];
