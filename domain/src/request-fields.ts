import { number, string } from 'yup';

/** Fields that the requests about orders and those about returns share. */

export const LONGEST_REASON = 500;
export const MAX_ORDER_LINES = 50;
export const UNKNOWN_FIELD = 'This field is not known.';
export const TWICE = 'A product stands in the list twice.';

export const productIdField = () =>
  string()
    .strict()
    .matches(/^[A-Za-z0-9_-]{1,100}$/, 'This is not a product id.')
    .required('Every line needs a product id.');

export const piecesField = (least: number) =>
  number()
    .strict()
    .integer('The quantity must be a whole number.')
    .min(least, `The quantity must be at least ${least}.`)
    .required('Every line needs a quantity.');

/** Words that may be missing. */
export const noteField = () =>
  string().trim().max(LONGEST_REASON, `At most ${LONGEST_REASON} characters.`).default('');

/** Money that goes back, in paise. */
export const refundAmountField = () =>
  number()
    .strict()
    .integer('The amount must be whole paise.')
    .min(100, 'The least refund is ₹1.')
    .required('Please enter the amount.');

/** True when no product stands in a list twice. */
export function isEachOnce(listed: readonly { productId: string }[] | undefined): boolean {
  const products = new Set(listed?.map((one) => one.productId));
  return products.size === (listed?.length ?? 0);
}
