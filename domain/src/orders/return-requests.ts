import { array, mixed, object, string, type InferType } from 'yup';

import {
  hasNoDuplicates,
  MAX_ORDER_LINES,
  noteField,
  quantityField,
  productIdField,
  refundAmountField,
  revisionField,
  DUPLICATE_PRODUCT,
  UNKNOWN_FIELD,
} from '../records/request-fields.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { MAX_PHOTOS, RETURN_REASONS, type ReturnReason } from './return.ts';

/** In characters of a data string: a picture of at most 4 MB, so that four fit into a request. */
const LONGEST_PHOTO = 6 * 1024 * 1024;

const revision = () => revisionField('return');

const returnLines = () =>
  array(
    object({
      productId: productIdField(),
      quantity: quantityField(1),
      options: optionsField(),
      reason: mixed<ReturnReason>()
        .oneOf(RETURN_REASONS, 'Please choose a reason.')
        .required('Please choose a reason.'),
    }).exact(UNKNOWN_FIELD),
  )
    .strict()
    .min(1, 'Please choose what you want to return.')
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines.`)
    .test('each-once', DUPLICATE_PRODUCT, hasNoDuplicates)
    .required('Please choose what you want to return.');

const photos = () =>
  array(
    string()
      .strict()
      .max(LONGEST_PHOTO, 'A photo can be at most 4 MB.')
      .matches(/^data:image\//, 'This photo format is not supported.')
      .required(),
  )
    .max(MAX_PHOTOS, `At most ${MAX_PHOTOS} photos.`)
    .default([]);

export const returnRequestSchema = object({
  lines: returnLines(),
  note: noteField(),
  photos: photos(),
}).exact(UNKNOWN_FIELD);
export type ReturnRequest = InferType<typeof returnRequestSchema>;

/**
 * POST /api/orders/:id/open-return: staff open a return that a customer asked for by email or phone; `note` has
 * the customer's words.
 */
export const staffReturnSchema = object({
  revision: revisionField('order'),
  lines: returnLines(),
  note: noteField(),
  photos: photos(),
}).exact(UNKNOWN_FIELD);

export type ReturnedItems = Pick<ReturnRequest, 'lines' | 'note'>;

export const returnStepSchema = object({ revision: revision(), answer: noteField() }).exact(
  UNKNOWN_FIELD,
);

/** A rejection needs an answer. */
export const returnRejectSchema = object({
  revision: revision(),
  answer: noteField().required('Please tell the customer why.'),
}).exact(UNKNOWN_FIELD);

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
    }).exact(UNKNOWN_FIELD),
  )
    .strict()
    .min(1)
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines.`)
    .test('each-once', DUPLICATE_PRODUCT, hasNoDuplicates)
    .required('Please enter what arrived.'),
}).exact(UNKNOWN_FIELD);
export type ReturnReceiveRequest = InferType<typeof returnReceiveSchema>;

/** The refund of a received return, in paise. */
export const returnRefundSchema = object({
  revision: revision(),
  amount: refundAmountField(),
  answer: noteField(),
}).exact(UNKNOWN_FIELD);
