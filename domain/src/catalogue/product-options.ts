import type { LineOptions } from '../shopping/line-options.ts';
import type { Product, ProductOption } from './product.ts';
import { findVariant, hasVariants } from './variants.ts';

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
