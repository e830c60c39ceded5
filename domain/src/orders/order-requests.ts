import { array, object, string, type InferType } from 'yup';

import {
  hasNoDuplicates,
  MAX_ORDER_LINES,
  noteField,
  quantityField,
  productIdField,
  revisionField,
  DUPLICATE_PRODUCT,
  UNKNOWN_FIELD,
} from '../records/request-fields.ts';
import { recordIds } from '../records/record-id.ts';
import { optionsField } from '../shopping/line-options-field.ts';

const revision = () => revisionField('order');

const reason = () => noteField().required('Please give a reason.');

/** Limited by the order itself: a cart's maximum does not apply to orders from offers. */
const line = object({
  productId: productIdField(),
  quantity: quantityField(1),
  options: optionsField(),
}).exact(UNKNOWN_FIELD);

export const linesField = () =>
  array(line)
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines.`)
    .test('each-once', DUPLICATE_PRODUCT, hasNoDuplicates);

const parcelId = () =>
  string().strict().matches(recordIds(1, 60), 'This parcel does not belong to the order.');

const parcel = {
  courier: string().trim().max(60, 'At most 60 characters.').required('Please name the courier.'),
  awb: string()
    .trim()
    .uppercase()
    .matches(/^[A-Z0-9-]{4,30}$/i, {
      message: 'A tracking number has 4 to 30 letters, digits and dashes.',
      excludeEmptyString: true,
    })
    .required('Please enter the tracking number.'),
  trackingUrl: string()
    .trim()
    .max(500, 'At most 500 characters.')
    .matches(/^https:\/\/[^\s"'<>]+$/, {
      message: 'The link must begin with https://',
      excludeEmptyString: true,
    })
    .default(''),
};

export const staffStepSchema = object({ revision: revision(), reason: noteField() }).exact(
  UNKNOWN_FIELD,
);

export const staffReasonSchema = object({ revision: revision(), reason: reason() }).exact(
  UNKNOWN_FIELD,
);

/** A parcel; without lines it contains all unshipped items. */
export const shipSchema = object({ revision: revision(), ...parcel, lines: linesField() }).exact(
  UNKNOWN_FIELD,
);
export type ShipRequest = InferType<typeof shipSchema>;

/** One parcel, or without an id all parcels that allow the step. */
export const parcelStepSchema = object({
  revision: revision(),
  reason: noteField(),
  shipmentId: parcelId(),
}).exact(UNKNOWN_FIELD);
export const reshipSchema = object({
  revision: revision(),
  shipmentId: parcelId().required('Please name the parcel.'),
  ...parcel,
}).exact(UNKNOWN_FIELD);
export type ReshipRequest = InferType<typeof reshipSchema>;

/** An undelivered parcel is back: the items in `restock` are sold again. */
export const receiveSchema = object({
  revision: revision(),
  reason: noteField(),
  shipmentId: parcelId().required('Please name the parcel.'),
  restock: linesField().required('Please enter which items can be restocked.'),
}).exact(UNKNOWN_FIELD);
export type ReceiveRequest = InferType<typeof receiveSchema>;

export const shopperReasonSchema = object({ reason: reason() }).exact(UNKNOWN_FIELD);

/** Staff also send the revision that they saw; shoppers may not. */
export const cancelSchema = object({ reason: reason(), revision: revision().optional() }).exact(
  UNKNOWN_FIELD,
);

export const helpSchema = object({
  message: string()
    .trim()
    .min(10, 'Please tell us a little more.')
    .max(2000, 'At most 2,000 characters.')
    .required('Please tell us how we can help you.'),
}).exact(UNKNOWN_FIELD);
