import { array, number, object, string, type InferType } from 'yup';

import { MAX_QUANTITY_PER_LINE } from './product.ts';

export const LONGEST_REASON = 500;
export const MAX_ORDER_LINES = 50;
const UNKNOWN = 'This field is not known.';

const revision = () =>
  number()
    .strict()
    .integer('The revision is a whole number.')
    .min(0, 'The revision is a whole number.')
    .required('The revision of the order is missing.');

const note = () =>
  string().trim().max(LONGEST_REASON, `At most ${LONGEST_REASON} characters.`).default('');
const reason = () => note().required('Please give a reason.');

const productId = () =>
  string()
    .strict()
    .matches(/^[A-Za-z0-9_-]{1,100}$/, 'This is not a product id.')
    .required('Every line needs a product id.');

const pieces = (least: number) =>
  number()
    .strict()
    .integer('The quantity must be a whole number.')
    .min(least, `The quantity must be at least ${least}.`)
    .max(MAX_QUANTITY_PER_LINE, `At most ${MAX_QUANTITY_PER_LINE} pieces of one product.`)
    .required('Every line needs a quantity.');

const line = object({ productId: productId(), quantity: pieces(1) }).exact(UNKNOWN);
/** True when no product stands in a list twice. */
export function isEachOnce(listed: readonly { productId: string }[] | undefined): boolean {
  const products = new Set(listed?.map((one) => one.productId));
  return products.size === (listed?.length ?? 0);
}

export const TWICE = 'A product stands in the list twice.';

const lines = () =>
  array(line)
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines.`)
    .test('each-once', TWICE, isEachOnce);

const parcelId = () =>
  string()
    .strict()
    .matches(/^[\w-]{1,60}$/, 'This is not a parcel of the order.');

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

/** Confirm, pack, release and the like: what staff saw, and a note if they want one. */
export const staffStepSchema = object({ revision: revision(), reason: note() }).exact(UNKNOWN);

/** Hold and cancel need a reason. */
export const staffReasonSchema = object({ revision: revision(), reason: reason() }).exact(UNKNOWN);

/** A parcel: without lines it takes all pieces that are still in the shop. */
export const shipSchema = object({ revision: revision(), ...parcel, lines: lines() }).exact(
  UNKNOWN,
);
export type ShipRequest = InferType<typeof shipSchema>;

/** A step of one parcel, or without its id of every parcel that can take it. */
export const parcelStepSchema = object({
  revision: revision(),
  reason: note(),
  shipmentId: parcelId(),
}).exact(UNKNOWN);
export type ParcelStepRequest = InferType<typeof parcelStepSchema>;

/** An undelivered parcel goes out again. */
export const reshipSchema = object({
  revision: revision(),
  shipmentId: parcelId().required('Please name the parcel.'),
  ...parcel,
}).exact(UNKNOWN);
export type ReshipRequest = InferType<typeof reshipSchema>;

/** An undelivered parcel is back: the pieces of `restock` are sold again, the others are not. */
export const receiveSchema = object({
  revision: revision(),
  reason: note(),
  shipmentId: parcelId().required('Please name the parcel.'),
  restock: lines().required('Please say which pieces can be sold again.'),
}).exact(UNKNOWN);
export type ReceiveRequest = InferType<typeof receiveSchema>;

/** Money back by staff, in paise. */
export const refundSchema = object({
  revision: revision(),
  amount: number()
    .strict()
    .integer('The amount must be whole paise.')
    .min(100, 'The least refund is ₹1.')
    .required('Please enter the amount.'),
  reason: reason(),
}).exact(UNKNOWN);
export type RefundRequest = InferType<typeof refundSchema>;

/** The shopper cancels, or asks to. */
export const shopperReasonSchema = object({ reason: reason() }).exact(UNKNOWN);

/** POST /api/orders/:id/help: becomes a ticket. */
export const helpSchema = object({
  message: string()
    .trim()
    .min(10, 'Please tell us a little more.')
    .max(2000, 'At most 2000 characters.')
    .required('Please tell us what we can do for you.'),
}).exact(UNKNOWN);
