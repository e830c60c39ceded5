import { number, string } from 'yup';

import { keyOf, type LineRef } from '../shopping/line-ref.ts';

/** Fields that the requests about orders and those about returns share. */

/** Characters of a reason or a note. */
export const LONGEST_REASON = 500;
/** Lines of one order, return, delivery or transfer. */
export const MAX_ORDER_LINES = 50;
/** Requests are exact: a field that nobody reads is a mistake of whoever sends it. */
export const UNKNOWN_FIELD = 'Unknown field.';
export const DUPLICATE_PRODUCT = 'A product is in the list twice.';

/** What is typed into the search of a list; '' for all of it. */
export const searchField = () =>
  string().trim().max(100, 'A search can have at most 100 characters.').default('');

/** The product of a line. */
export const productIdField = () =>
  string()
    .strict()
    .matches(/^[A-Za-z0-9_-]{1,100}$/, 'This is not a product id.')
    .required('Every line needs a product id.');

/** Pieces of a line: a whole number, `least` or more. */
export const quantityField = (least: number) =>
  number()
    .strict()
    .integer('The quantity must be a whole number.')
    .min(least, `The quantity must be at least ${least}.`)
    .required('Every line needs a quantity.');

/** The revision that staff saw when they did something: somebody may have been faster. `what` is an order, a draft, … */
export const revisionField = (what: string) =>
  number()
    .strict()
    .integer('The revision must be a whole number.')
    .min(0, 'The revision must be a whole number.')
    .required(`The revision of the ${what} is missing.`);

/** Words that may be missing. */
export const noteField = () =>
  string().trim().max(LONGEST_REASON, `At most ${LONGEST_REASON} characters.`).default('');

/** Money that goes back, in paise. */
export const refundAmountField = () =>
  number()
    .strict()
    .integer('The amount must be whole paise.')
    .min(100, 'The minimum refund is ₹1.')
    .required('Please enter the amount.');

/** True when no line stands in a list twice: a product, or a product with the same options. */
export function hasNoDuplicates(listed: readonly LineRef[] | undefined): boolean {
  return new Set(listed?.map(keyOf)).size === (listed?.length ?? 0);
}

/** True for a number of per cent with at most two decimals, or for none; 0.07 × 100 is not 7 to the last digit. */
export function hasTwoDecimals(percent: number | undefined): boolean {
  return percent === undefined || Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;
}
