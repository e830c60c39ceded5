import { array, mixed, number, object, string, type InferType } from 'yup';

import { isEachOnce, LONGEST_REASON, MAX_ORDER_LINES, TWICE } from './order-requests.ts';
import { RETURN_REASONS, type ReturnReason } from './return.ts';

export const MAX_PHOTOS = 4;
/** A photo as a data string: at most 4 MB of picture, so that four of them stay below the limit of a request. */
const LONGEST_PHOTO = 6 * 1024 * 1024;
const UNKNOWN = 'This field is not known.';

const productId = () =>
  string()
    .strict()
    .matches(/^[A-Za-z0-9_-]{1,100}$/, 'This is not a product id.')
    .required('Every line needs a product id.');
const count = (least: number) =>
  number()
    .strict()
    .integer('The quantity must be a whole number.')
    .min(least, `The quantity must be at least ${least}.`)
    .required('Every line needs a quantity.');
const text = () =>
  string().trim().max(LONGEST_REASON, `At most ${LONGEST_REASON} characters.`).default('');
const revision = () =>
  number().strict().integer().min(0).required('The revision of the return is missing.');

/** POST /api/orders/:id/returns. */
export const returnRequestSchema = object({
  lines: array(
    object({
      productId: productId(),
      quantity: count(1),
      reason: mixed<ReturnReason>()
        .oneOf(RETURN_REASONS, 'Please choose a reason.')
        .required('Please choose a reason.'),
    }).exact(UNKNOWN),
  )
    .strict()
    .min(1, 'Please choose what you want to return.')
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines.`)
    .test('each-once', TWICE, isEachOnce)
    .required('Please choose what you want to return.'),
  note: text(),
  photos: array(
    string()
      .strict()
      .max(LONGEST_PHOTO, 'A photo is larger than 4 MB.')
      .matches(/^data:image\//, 'A photo is not a supported image format.')
      .required(),
  )
    .max(MAX_PHOTOS, `At most ${MAX_PHOTOS} photos.`)
    .default([]),
}).exact(UNKNOWN);
export type ReturnRequest = InferType<typeof returnRequestSchema>;

/** Approve and picked up: staff may add an answer. */
export const returnStepSchema = object({ revision: revision(), answer: text() }).exact(UNKNOWN);

/** A rejection is explained. */
export const returnRejectSchema = object({
  revision: revision(),
  answer: text().required('Please tell the customer why.'),
}).exact(UNKNOWN);

/** What arrived: `restock` of the pieces are sold again, the others are damaged. */
export const returnReceiveSchema = object({
  revision: revision(),
  answer: text(),
  lines: array(
    object({ productId: productId(), received: count(0), restock: count(0) }).exact(UNKNOWN),
  )
    .strict()
    .min(1)
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines.`)
    .test('each-once', TWICE, isEachOnce)
    .required('Please say what arrived.'),
}).exact(UNKNOWN);
export type ReturnReceiveRequest = InferType<typeof returnReceiveSchema>;

/** The money of a received return, in paise. */
export const returnRefundSchema = object({
  revision: revision(),
  amount: number()
    .strict()
    .integer('The amount must be whole paise.')
    .min(100, 'The least refund is ₹1.')
    .required('Please enter the amount.'),
  answer: text(),
}).exact(UNKNOWN);
export type ReturnRefundRequest = InferType<typeof returnRefundSchema>;
