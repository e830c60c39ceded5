import { array, number, object } from 'yup';

import { MAX_BULK_PERCENT, type BulkTier } from './bulk-price.ts';
import { MAX_QUANTITY_PER_LINE } from './product.ts';
import { HIGHEST_QUANTITY } from './product-limits.ts';
import { formatCount } from '../money/count-format.ts';

const MAX_TIERS = 5;
const MAX_LEAD_DAYS = 365;

const whole = (name: string, least: number, max: number) =>
  number()
    .integer(`${name} must be a whole number.`)
    .min(least, `${name} must be at least ${least}.`)
    .max(max, `${name} must be at most ${formatCount(max)}.`);

const tierSchema = object({
  from: whole('The number of pieces', 2, HIGHEST_QUANTITY).required(
    'Enter the number of pieces for this tier.',
  ),
  percentOff: whole('The discount', 1, MAX_BULK_PERCENT).required(
    'Enter the discount for this tier.',
  ),
});

/** The bulk part of the product form. Null: not sold in bulk. */
export const bulkInputSchema = object({
  minimum: whole('The minimum', 2, MAX_QUANTITY_PER_LINE).required('Enter the minimum quantity.'),
  multiple: whole('The multiple', 1, MAX_QUANTITY_PER_LINE).default(1),
  leadTimeDays: whole('The lead time', 0, MAX_LEAD_DAYS).default(0),
  tiers: array(tierSchema).max(MAX_TIERS, `At most ${MAX_TIERS} tiers.`).default([]),
})
  .nullable()
  .default(null)
  .test(
    'minimum-in-multiples',
    'The minimum must be divisible by the multiple.',
    (bulk) => !bulk || bulk.multiple < 1 || bulk.minimum % bulk.multiple === 0,
  )
  .test(
    'tiers-rise',
    'Each tier needs a higher quantity and a higher discount than the one before.',
    (bulk) => !bulk || isRising(bulk.tiers),
  );

function isRising(tiers: readonly BulkTier[] | undefined): boolean {
  return (tiers ?? []).every((tier, index) => {
    const before = tiers?.[index - 1];
    return !before || (tier.from > before.from && tier.percentOff > before.percentOff);
  });
}
