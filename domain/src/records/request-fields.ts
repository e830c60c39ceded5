import { number, string } from 'yup';

import { keyOf, type LineRef } from '../shopping/line-ref.ts';
import { tailoringIdOf, type TailoringChoice } from '../shopping/tailoring-choice.ts';
import { PRODUCT_ID } from './record-id.ts';
import { TAX_MONTH } from '../tax-returns/tax-month.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Fields shared by order and return requests. */

export const MAX_REASON_LENGTH = 500;
/** Lines per order, return, delivery or transfer. */
export const MAX_ORDER_LINES = 50;

/** Search text of a list; '' for everything. */
export const searchField = () => string().trim().max(100, formMessages.search_too_long).default('');

export const productIdField = () =>
  string()
    .strict()
    .matches(PRODUCT_ID, formMessages.not_a_product_id)
    .required(formMessages.every_line_needs_product);

/** A whole number of at least `least`. */
export const quantityField = (least: number) =>
  number()
    .strict()
    .integer(formMessages.quantity_not_whole)
    .min(least, formMessages.quantity_too_low)
    .required(formMessages.every_line_needs_quantity);

/** A month in India, as 2026-11. */
export const monthField = () =>
  string().matches(TAX_MONTH, 'Write the month as 2026-11.').required('Please choose a month.');

/** The revision that staff saw, to detect stale edits. `what` is an order, a draft, … */
export const revisionField = (what: string) =>
  number()
    .strict()
    .integer(formMessages.revision_not_whole)
    .min(0, formMessages.revision_not_whole)
    .required(() => formMessages.revision_missing({ what }));

export const noteField = () =>
  string().trim().max(MAX_REASON_LENGTH, formMessages.at_most).default('');

export const refundAmountField = () =>
  number()
    .strict()
    .integer(formMessages.amount_not_whole)
    .min(100, 'The minimum refund is ₹1.')
    .required('Please enter the amount.');

/** True when no product with the same options and tailoring is listed twice. */
export function hasNoDuplicates(
  listed: readonly (LineRef & TailoringChoice)[] | undefined,
): boolean {
  const keys = listed?.map((line) => keyOf({ tailoringId: tailoringIdOf(line), ...line }));
  return new Set(keys).size === (listed?.length ?? 0);
}

/** True for percentages with at most two decimals. Tolerant of rounding: 0.07 × 100 is not exactly 7. */
export function hasTwoDecimals(percent: number | undefined): boolean {
  return percent === undefined || Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;
}
