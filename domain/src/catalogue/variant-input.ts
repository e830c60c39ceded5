import { array, lazy, number, object, string, type InferType } from 'yup';

import { formatCount } from '../money/count-format.ts';
import { optionsKey, type LineOptions } from '../shopping/line-options.ts';
import { variantName } from '../shopping/line-title.ts';
import {
  HIGHEST_PRICE,
  HIGHEST_QUANTITY,
  HIGHEST_WEIGHT,
  PRODUCT_LENGTHS as LENGTHS,
} from './product-limits.ts';
import { selectableOptions } from './product-options.ts';
import type { Product } from './product.ts';
import { MAX_VARIANTS, variantsOf } from './variants.ts';

const WHOLE = 'Enter a whole number, 0 or more.';

const text = (longest: number) => string().trim().max(longest).default('');
/** Empty follows the product. */
const own = (highest: number) =>
  number()
    .typeError('Enter a number.')
    .min(0, 'Enter 0 or more.')
    .max(highest, `Enter at most ${formatCount(highest)}.`)
    .nullable()
    .default(null);

/** The number at which stock is low; empty follows the product or the settings. */
export const lowStockInput = own(HIGHEST_QUANTITY).typeError(WHOLE).integer(WHOLE).min(0, WHOLE);

const combinationSchema = object({
  /** of a combination that exists; new ones have none */
  id: string()
    .matches(/^v\d{1,4}$/, 'This variant does not exist.')
    .optional(),
  options: lazy((sent: unknown) =>
    object(
      Object.fromEntries(
        Object.keys(typeof sent === 'object' && sent !== null ? sent : {}).map((name) => [
          name,
          string().trim().max(LENGTHS.option).required(),
        ]),
      ),
    ).required(),
  ),
  sku: text(LENGTHS.sku).uppercase(),
  barcode: text(LENGTHS.barcode),
  price: own(HIGHEST_PRICE),
  costPerItem: own(HIGHEST_PRICE),
  weight: own(HIGHEST_WEIGHT),
  picture: string().max(300).nullable().default(null),
  lowStock: lowStockInput,
  quantity: number()
    .typeError(WHOLE)
    .integer(WHOLE)
    .min(0, WHOLE)
    .max(HIGHEST_QUANTITY, `At most ${formatCount(HIGHEST_QUANTITY)} pieces.`)
    .default(0),
  /** the quantity that was shown; the difference is booked, so that sales in the meantime are kept */
  seenQuantity: number().integer().optional(),
});

/**
 * The combinations on sale, each with its own stock (prices in rupees). Empty: all options share the product's
 * stock. What is missing here is taken off sale.
 */
export const combinationsInputSchema = array(combinationSchema)
  .max(MAX_VARIANTS, `A product has at most ${MAX_VARIANTS} variants.`)
  .default([]);

export type CombinationInput = Omit<InferType<typeof combinationSchema>, 'options'> & {
  options: LineOptions;
};

/** The combinations on sale as they are sent back, with the quantities that were shown. */
export function combinationInputs(
  product: Pick<Product, 'variants' | 'combinations'>,
): CombinationInput[] {
  return variantsOf(product).map(({ committed: _committed, retired: _retired, ...one }) => ({
    ...one,
    seenQuantity: one.quantity,
  }));
}

/** Why these combinations cannot be sold with these options; null when they can. */
export function combinationsProblem(
  sent: readonly Pick<CombinationInput, 'options' | 'sku'>[],
  product: Pick<Product, 'variants'>,
): string | null {
  const choices = selectableOptions(product);
  const keys = new Set<string>();
  const skus = new Set<string>();
  for (const { options, sku } of sent) {
    const name = variantName(options);
    const fits =
      choices.length === Object.keys(options).length &&
      choices.every((choice) => choice.values.includes(options[choice.name] ?? ''));
    if (!fits) return `${name || 'A variant'} needs one value for each option of the product.`;
    if (keys.has(optionsKey(options))) return `${name} is listed twice.`;
    if (sku !== '' && skus.has(sku)) return `The SKU ${sku} is used twice.`;
    keys.add(optionsKey(options));
    skus.add(sku);
  }
  return null;
}
