import { array, number, object, string, type InferType } from 'yup';

import {
  hasNoDuplicates,
  MAX_ORDER_LINES,
  noteField,
  quantityField,
  productIdField,
  revisionField,
} from '../records/request-fields.ts';
import { recordIds } from '../records/record-id.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { tailoringIdField } from '../shopping/tailoring-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { MAX_PLANNED_PARCELS } from './planned-parcels.ts';
import { orderMessages } from '../messages/order-messages.ts';

const revision = () => revisionField('order');

const reason = () => noteField().required(formMessages.give_a_reason);

/** Limited by the order itself: a cart's maximum does not apply to orders from offers. */
const line = object({
  productId: productIdField(),
  quantity: quantityField(1),
  options: optionsField(),
  tailoringId: tailoringIdField(),
}).exact(formMessages.unknown_field);

export const linesField = () =>
  array(line)
    .max(MAX_ORDER_LINES, formMessages.too_many_lines)
    .test('each-once', formMessages.duplicate_product, hasNoDuplicates);

const EMPTY_PARCEL = 'Add at least one item to each parcel.';

export const parcelId = () =>
  string().strict().matches(recordIds(1, 60), 'This parcel does not belong to the order.');

/** Courier and number of a parcel; without a link the courier list has one. */
export const parcelFields = {
  courier: string().trim().max(60, formMessages.at_most).required('Please name the courier.'),
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
    .max(500, formMessages.at_most)
    .matches(/^https:\/\/[^\s"'<>]+$/, {
      message: 'The link must begin with https://',
      excludeEmptyString: true,
    })
    .default(''),
};

export const staffStepSchema = object({ revision: revision(), reason: noteField() }).exact(
  formMessages.unknown_field,
);

export const staffReasonSchema = object({ revision: revision(), reason: reason() }).exact(
  formMessages.unknown_field,
);

/** A parcel; without lines it contains all unshipped items. */
export const shipSchema = object({
  revision: revision(),
  ...parcelFields,
  lines: linesField(),
}).exact(formMessages.unknown_field);
export type ShipRequest = InferType<typeof shipSchema>;

/** Each parcel with its items; together all that have not left. */
export const planParcelsSchema = object({
  revision: revision(),
  parcels: array(
    object({
      lines: linesField().min(1, EMPTY_PARCEL).required(EMPTY_PARCEL),
    }).exact(formMessages.unknown_field),
  )
    .strict()
    .min(1, EMPTY_PARCEL)
    .max(MAX_PLANNED_PARCELS, `At most ${MAX_PLANNED_PARCELS} parcels.`)
    .required(EMPTY_PARCEL),
}).exact(formMessages.unknown_field);
export type PlanParcelsRequest = InferType<typeof planParcelsSchema>;

/** One parcel, or without an id all parcels that allow the step. */
export const parcelStepSchema = object({
  revision: revision(),
  reason: noteField(),
  shipmentId: parcelId(),
}).exact(formMessages.unknown_field);
export const reshipSchema = object({
  revision: revision(),
  shipmentId: parcelId().required('Please name the parcel.'),
  ...parcelFields,
}).exact(formMessages.unknown_field);
export type ReshipRequest = InferType<typeof reshipSchema>;

/** The tracking number was entered wrongly. */
export const correctAwbSchema = object({
  revision: revision(),
  shipmentId: parcelId().required('Please name the parcel.'),
  ...parcelFields,
}).exact(formMessages.unknown_field);
export type CorrectAwbRequest = InferType<typeof correctAwbSchema>;

/** Another piece than recorded is in the parcel. */
export const correctPieceSchema = object({
  revision: revision(),
  shipmentId: parcelId().required('Please name the parcel.'),
  /** a code of the parcel, which may name several pieces */
  code: string().max(40, formMessages.at_most).required('Please choose the piece.'),
  /** the number in it that did not leave */
  number: number().strict().integer().min(1).required('Please choose the piece.'),
  /** the code on the label of the piece that left */
  sent: string()
    .trim()
    .max(40, formMessages.at_most)
    .required('Please enter the code of the piece that was sent.'),
}).exact(formMessages.unknown_field);
export type CorrectPieceRequest = InferType<typeof correctPieceSchema>;

/** The parcel did not leave: its items must be shipped again. */
export const cancelAwbSchema = object({
  revision: revision(),
  shipmentId: parcelId().required('Please name the parcel.'),
  reason: reason(),
}).exact(formMessages.unknown_field);
export type CancelAwbRequest = InferType<typeof cancelAwbSchema>;

/** An undelivered parcel is back: the items in `restock` are sold again. */
export const receiveSchema = object({
  revision: revision(),
  reason: noteField(),
  shipmentId: parcelId().required('Please name the parcel.'),
  restock: linesField().required('Please enter which items can be restocked.'),
  /** paise: what the courier charged for the way there and back */
  courierCost: number().strict().integer().min(0).max(10_000_000),
}).exact(formMessages.unknown_field);
export type ReceiveRequest = InferType<typeof receiveSchema>;

export const shopperReasonSchema = object({ reason: reason() }).exact(formMessages.unknown_field);

/** For guests: the token of the link in our emails. */
export const linkedReasonSchema = object({
  token: string().strict().min(1).max(200).required(formMessages.link_missing),
  reason: reason(),
}).exact(formMessages.unknown_field);

/** Staff also send the revision that they saw; shoppers may not. */
export const cancelSchema = object({ reason: reason(), revision: revision().optional() }).exact(
  formMessages.unknown_field,
);

export const helpSchema = object({
  message: string()
    .trim()
    .min(10, orderMessages.tell_us_more)
    .max(2000, formMessages.at_most)
    .required(orderMessages.tell_us_how),
}).exact(formMessages.unknown_field);
