import type { LineOptions } from '../shopping/line-options.ts';
import type { Product, ProductVariant } from './product.ts';

export type OptionsProblem =
  | { kind: 'missing'; name: string }
  | { kind: 'gone'; name: string; value: string };

/** Options that have values, without duplicate names. */
export function selectableOptions({ variants }: Pick<Product, 'variants'>): ProductVariant[] {
  const names = variants.map(({ name }) => name);
  return variants.filter(
    ({ name, values }, place) => values.length > 0 && names.indexOf(name) === place,
  );
}

export function optionsProblem(
  product: Pick<Product, 'variants'>,
  options: LineOptions = {},
): OptionsProblem | null {
  const choices = selectableOptions(product);
  const unavailable = Object.entries(options).find(
    ([name, value]) => !choices.some((one) => one.name === name && one.values.includes(value)),
  );
  if (unavailable) return { kind: 'gone', name: unavailable[0], value: unavailable[1] };
  const missing = choices.find(({ name }) => !Object.hasOwn(options, name));
  return missing ? { kind: 'missing', name: missing.name } : null;
}
