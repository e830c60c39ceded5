import type { LineOptions } from '../shopping/line-options.ts';
import { maxPurchasable, type Product, type ProductOption } from './product.ts';
import { asChosen, findVariant, hasVariants, variantsOf } from './variants.ts';

export type OptionsProblem =
  | { kind: 'missing'; name: string }
  | { kind: 'gone'; name: string; value: string }
  /** each value is sold, but not together */
  | { kind: 'not_made'; name: string; values: readonly string[] };

/** Options that have values, without duplicate names. */
export function selectableOptions({ variants }: Pick<Product, 'variants'>): ProductOption[] {
  const names = variants.map(({ name }) => name);
  return variants.filter(
    ({ name, values }, place) => values.length > 0 && names.indexOf(name) === place,
  );
}

/** The choice with the values that are the only ones of their option: shoppers need not choose them. */
export function withOnlyValues(
  product: Pick<Product, 'variants'>,
  options: LineOptions = {},
): LineOptions {
  const single = selectableOptions(product).filter(({ values }) => values.length === 1);
  if (single.length === 0) return options;
  return {
    ...Object.fromEntries<string>(single.map(({ name, values: [only = ''] }) => [name, only])),
    ...options,
  };
}

export function optionsProblem(
  product: Pick<Product, 'variants'> & Partial<Pick<Product, 'combinations'>>,
  options: LineOptions = {},
): OptionsProblem | null {
  const choices = selectableOptions(product);
  const unavailable = Object.entries(options).find(
    ([name, value]) => !choices.some((one) => one.name === name && one.values.includes(value)),
  );
  if (unavailable) return { kind: 'gone', name: unavailable[0], value: unavailable[1] };
  const missing = choices.find(({ name }) => !Object.hasOwn(options, name));
  if (missing) return { kind: 'missing', name: missing.name };
  return notMade(product, choices, options);
}

function notMade(
  { combinations = {} }: Partial<Pick<Product, 'combinations'>>,
  choices: readonly ProductOption[],
  options: LineOptions,
): OptionsProblem | null {
  if (!hasVariants({ combinations }) || findVariant({ combinations }, options)) return null;
  return {
    kind: 'not_made',
    name: choices.at(-1)?.name ?? '',
    values: choices.map(({ name }) => options[name] ?? ''),
  };
}

/**
 * The product as it is sold with these options. While some are still to be chosen, it is the product with the stock
 * of all.
 */
export function asSold<Whole extends Pick<Product, 'variants' | 'combinations'>>(
  product: Whole,
  options: LineOptions = {},
): Whole & { variantId?: string } {
  return optionsProblem(product, options)?.kind === 'missing'
    ? product
    : asChosen(product, options);
}

/** What a shopper gets who chooses this value, with the other options as they are chosen so far. */
export function valueState(
  product: Product,
  chosen: LineOptions,
  { name, value }: { name: string; value: string },
): 'available' | 'sold-out' | 'not-made' {
  if (!hasVariants(product)) return 'available';
  const wanted = Object.entries({ ...chosen, [name]: value });
  const made = variantsOf(product).filter(({ options }) =>
    wanted.every(([option, choice]) => options[option] === choice),
  );
  if (made.length === 0) return 'not-made';
  const isSold = made.some(({ options }) => maxPurchasable(asChosen(product, options)) > 0);
  return isSold ? 'available' : 'sold-out';
}
