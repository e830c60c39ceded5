import { array, boolean, mixed, object, type InferType } from 'yup';

import { photosField } from '../records/photos-field.ts';
import {
  hasNoDuplicates,
  MAX_ORDER_LINES,
  noteField,
  quantityField,
  productIdField,
  refundAmountField,
  revisionField,
} from '../records/request-fields.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { tailoringIdField } from '../shopping/tailoring-fields.ts';
import { MAX_PHOTOS, RETURN_REASONS, type ReturnReason } from './return.ts';
import { returnsMessages } from '../messages/returns-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

const revision = () => revisionField('return');

const returnLines = () =>
  array(
    object({
      productId: productIdField(),
      quantity: quantityField(1),
      options: optionsField(),
      tailoringId: tailoringIdField(),
      /** the options that are sent instead; absent for a refund */
      exchangeFor: optionsField(),
      reason: mixed<ReturnReason>()
        .oneOf(RETURN_REASONS, returnsMessages.choose_a_reason)
        .required(returnsMessages.choose_a_reason),
    }).exact(formMessages.unknown_field),
  )
    .strict()
    .min(1, returnsMessages.choose_items_to_return)
    .max(MAX_ORDER_LINES, formMessages.too_many_lines)
    .test('each-once', formMessages.duplicate_product, hasNoDuplicates)
    .required(returnsMessages.choose_items_to_return);

export const returnRequestSchema = object({
  lines: returnLines(),
  note: noteField(),
  photos: photosField(MAX_PHOTOS),
}).exact(formMessages.unknown_field);
export type ReturnRequest = InferType<typeof returnRequestSchema>;

/**
 * POST /api/orders/:id/open-return: staff open a return that a customer asked for by email or phone; `note` has
 * the customer's words.
 */
export const staffReturnSchema = object({
  revision: revisionField('order'),
  lines: returnLines(),
  note: noteField(),
  photos: photosField(MAX_PHOTOS),
}).exact(formMessages.unknown_field);

export type ReturnedItems = Pick<ReturnRequest, 'lines' | 'note'>;

export const returnStepSchema = object({ revision: revision(), answer: noteField() }).exact(
  formMessages.unknown_field,
);

/** `refundInstead`: the other size is sold out, so the return is accepted for a refund. */
export const returnApproveSchema = object({
  revision: revision(),
  answer: noteField(),
  refundInstead: boolean().strict().default(false),
}).exact(formMessages.unknown_field);

/** A rejection needs an answer. */
export const returnRejectSchema = object({
  revision: revision(),
  answer: noteField().required('Please tell the customer why.'),
}).exact(formMessages.unknown_field);

/** The items in `restock` are sold again; the others are damaged. */
export const returnReceiveSchema = object({
  revision: revision(),
  answer: noteField(),
  lines: array(
    object({
      productId: productIdField(),
      received: quantityField(0),
      restock: quantityField(0),
      options: optionsField(),
      tailoringId: tailoringIdField(),
    }).exact(formMessages.unknown_field),
  )
    .strict()
    .min(1)
    .max(MAX_ORDER_LINES, formMessages.too_many_lines)
    .test('each-once', formMessages.duplicate_product, hasNoDuplicates)
    .required('Please enter what arrived.'),
}).exact(formMessages.unknown_field);
export type ReturnReceiveRequest = InferType<typeof returnReceiveSchema>;

/** The refund of a received return, in paise. */
export const returnRefundSchema = object({
  revision: revision(),
  amount: refundAmountField(),
  answer: noteField(),
}).exact(formMessages.unknown_field);
