import { number, string } from 'yup';

import { keyOf, type LineRef } from '../shopping/line-ref.ts';

/** Fields shared by order and return requests. */

export const MAX_REASON_LENGTH = 500;
/** Lines per order, return, delivery or transfer. */
export const MAX_ORDER_LINES = 50;
/** Schemas are exact: unknown fields are refused. */
export const UNKNOWN_FIELD = 'Unknown field.';
export const DUPLICATE_PRODUCT = 'A product is in the list twice.';

/** Search text of a list; '' for everything. */
export const searchField = () =>
  string().trim().max(100, 'A search can have at most 100 characters.').default('');

export const productIdField = () =>
  string()
    .strict()
    .matches(/^[A-Za-z0-9_-]{1,100}$/, 'This is not a product id.')
    .required('Every line needs a product id.');

/** A whole number of at least `least`. */
export const quantityField = (least: number) =>
  number()
    .strict()
    .integer('The quantity must be a whole number.')
    .min(least, `The quantity must be at least ${least}.`)
    .required('Every line needs a quantity.');

/** The revision that staff saw, to detect stale edits. `what` is an order, a draft, … */
export const revisionField = (what: string) =>
  number()
    .strict()
    .integer('The revision must be a whole number.')
    .min(0, 'The revision must be a whole number.')
    .required(`The revision of the ${what} is missing.`);

export const noteField = () =>
  string().trim().max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters.`).default('');

export const refundAmountField = () =>
  number()
    .strict()
    .integer('The amount must be whole paise.')
    .min(100, 'The minimum refund is ₹1.')
    .required('Please enter the amount.');

/** True when no product with the same options is listed twice. */
export function hasNoDuplicates(listed: readonly LineRef[] | undefined): boolean {
  return new Set(listed?.map(keyOf)).size === (listed?.length ?? 0);
}

/** True for percentages with at most two decimals. Tolerant of rounding: 0.07 × 100 is not exactly 7. */
export function hasTwoDecimals(percent: number | undefined): boolean {
  return percent === undefined || Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;
}
