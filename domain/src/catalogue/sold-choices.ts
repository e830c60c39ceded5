import { array, optional, picklist, string, type InferOutput } from 'valibot';

import { storedObject, texts } from '../records/stored-fields.ts';
import { coloursIn, coloursOf } from './colour-families.ts';
import { STOCK_STATUSES, stockStatus } from './product-availability.ts';
import type { Product } from './product.ts';
import { asChosen, hasVariants, variantsOf } from './variants.ts';

/** Every one of these sizes can be bought in every one of these colours. */
export const soldChoiceSchema = storedObject({
  sizes: optional(array(string())),
  colours: texts,
  available: picklist(STOCK_STATUSES),
});
export type SoldChoice = InferOutput<typeof soldChoiceSchema>;

interface SoldChoices extends Pick<SoldChoice, 'sizes' | 'colours'> {
  choices?: SoldChoice[];
}

/**
 * The sizes and colours that can be bought now, and which go together unless all do. A product that is sold out keeps
 * its colours.
 */
export function soldChoices(product: Product): SoldChoices {
  const all = hasVariants(product) ? ofVariants(product) : [ofOneStock(product)];
  const sold = all.filter(({ available }) => available !== 'sold-out');
  const choices = grouped(sold);
  return {
    colours: distinct((sold.length > 0 ? sold : all).flatMap(({ colours }) => colours)),
    ...(optionNamed(product, SIZE) && { sizes: distinct(sold.flatMap(({ sizes = [] }) => sizes)) }),
    ...(choices.length > 1 && { choices }),
  };
}

const SIZE = ['size'];
const COLOUR = ['colour', 'color'];

function optionNamed({ variants }: Pick<Product, 'variants'>, names: readonly string[]) {
  return variants.find(({ name }) => names.includes(name.toLowerCase()));
}

function ofOneStock(product: Product): SoldChoice {
  const sizes = optionNamed(product, SIZE)?.values;
  const named = optionNamed(product, COLOUR)?.values ?? [];
  return { sizes, colours: coloursNamed(product, named), available: stockStatus(product) };
}

function ofVariants(product: Product): SoldChoice[] {
  const size = optionNamed(product, SIZE)?.name ?? '';
  const colour = optionNamed(product, COLOUR)?.name ?? '';
  return variantsOf(product).map(({ options }) => ({
    sizes: [options[size] ?? ''].filter(Boolean),
    colours: coloursNamed(product, [options[colour] ?? '']),
    available: stockStatus(asChosen(product, options)),
  }));
}

/** Those of the product when the names of the option tell none. */
function coloursNamed(product: Product, names: readonly string[]): string[] {
  const colours = distinct(names.flatMap(coloursIn));
  return colours.length > 0 ? colours : coloursOf(product);
}

/** The sizes that are sold in the same colours, so that a product in many sizes takes little of the index. */
function grouped(sold: readonly SoldChoice[]): SoldChoice[] {
  const groups = new Map<string, SoldChoice>();
  for (const { sizes = [], colours, available } of sold) {
    const key = [available, ...colours].join(' ');
    const known = groups.get(key)?.sizes ?? [];
    groups.set(key, { sizes: distinct([...known, ...sizes]), colours, available });
  }
  return [...groups.values()];
}

const distinct = (values: readonly string[]) => [...new Set(values)];
