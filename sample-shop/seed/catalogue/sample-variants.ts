import type { Combination, ProductOption } from '@kargha/domain/catalogue/product-schema';
import { combinationsOf } from '@kargha/domain/catalogue/variants';
import { optionsKey, type LineOptions } from '@kargha/domain/shopping/line-options';
import type { StockLevel } from '@kargha/domain/stock/stock';

import { shopBarcode } from './barcode.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

interface SampleVariant extends Pick<Combination, 'options' | 'sku' | 'price'> {
  id: string;
  /** available quantity at the anchor date */
  pieces: number;
}

export function optionsOf({ variants: choices = {} }: CatalogueEntry): ProductOption[] {
  return Object.entries(choices).map(([name, values]) => ({
    id: name.toLowerCase(),
    name,
    values,
  }));
}

/** The combinations of options that have their own stock; empty when all share one. */
export function variantsOfSample(entry: CatalogueEntry): SampleVariant[] {
  const { pieces = [], priceOf = {}, sku = '' } = entry;
  return combinationsOf(pieces.length === 0 ? [] : optionsOf(entry)).flatMap((options, place) => {
    const available = pieces[place] ?? null;
    if (available === null) return [];
    const values = Object.values(options);
    const price = values.map((value) => priceOf[value]).find((own) => own !== undefined) ?? null;
    const marks = [sku, ...values].map((part) => part.toUpperCase().replaceAll(' ', '-'));
    return [{ id: `v${place + 1}`, options, sku: marks.join('-'), price, pieces: available }];
  });
}

export function variantOfSample(
  entry: CatalogueEntry,
  options: LineOptions | undefined,
): SampleVariant | undefined {
  return variantsOfSample(entry).find((one) => optionsKey(one.options) === optionsKey(options));
}

/** `combinations` and `skus` of a product with variants. */
export function combinationFields(
  entry: CatalogueEntry,
  stockOf: ((variantId: string) => StockLevel) | undefined,
): { combinations: Record<string, Combination>; skus?: string[] } {
  const variants = variantsOfSample(entry);
  if (variants.length === 0) return { combinations: {} };
  const combinations = variants.map(({ id, options, sku, price, pieces }) => {
    const { quantity, committed } = stockOf?.(id) ?? { quantity: pieces, committed: 0 };
    const own = {
      barcode: shopBarcode(sku),
      costPerItem: null,
      weight: null,
      picture: null,
      lowStock: null,
    };
    return [id, { options, sku, price, ...own, quantity, committed, retired: false }] as const;
  });
  return {
    combinations: Object.fromEntries(combinations),
    skus: [entry.sku ?? '', ...variants.map(({ sku }) => sku)].filter((sku) => sku !== ''),
  };
}
