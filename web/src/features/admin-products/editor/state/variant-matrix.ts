import {
  allVariants,
  combinationCount,
  combinationsOf,
  MAX_VARIANTS,
} from '@kargha/domain/catalogue/variants';
import type { Product } from '@kargha/domain/catalogue/product';
import { optionsKey, type LineOptions } from '@kargha/domain/shopping/line-options';
import { variantName } from '@kargha/domain/shopping/line-title';

import {
  toVariantRow,
  typedOptions,
  type VariantField,
  type VariantFormValues,
  type VariantRow,
} from './variant-form-values.ts';

export function rowName({ options }: Pick<VariantRow, 'options'>): string {
  return variantName(options);
}

/** Number of variants that the options make, and whether they can have their own stock. */
export function possibleVariants(form: Pick<VariantFormValues, 'variants'>) {
  const count = combinationCount(typedOptions(form));
  return { count, isTooMany: count > MAX_VARIANTS };
}

export interface GeneratedRows {
  rows: VariantRow[];
  added: number;
  /** names of variants whose options no longer exist */
  removed: string[];
}

/** A row for each combination of the options. Rows that exist keep what was typed. */
export function generateRows(
  form: VariantFormValues,
  retired: readonly VariantRow[],
): GeneratedRows {
  const existing = byOptions([...retired, ...form.combinations]);
  const shown = byOptions(form.combinations);
  const wanted = combinationsOf(typedOptions(form));
  const rows = wanted.map((options) => existing.get(optionsKey(options)) ?? blankRow(options));
  const made = byOptions(rows);
  return {
    rows,
    added: rows.filter(({ options }) => !shown.has(optionsKey(options))).length,
    removed: form.combinations.filter(({ options }) => !made.has(optionsKey(options))).map(rowName),
  };
}

/** The variants of a product that are no longer sold, as they could be sold again. */
export function retiredRows(
  product: Pick<Product, 'variants' | 'combinations'> | undefined,
): VariantRow[] {
  if (!product) return [];
  return allVariants(product)
    .filter(({ retired }) => retired)
    .map((one) => toVariantRow({ ...one, seenQuantity: one.quantity }));
}

export interface BulkFill {
  field: VariantField;
  /** undefined: all variants */
  only: { name: string; value: string } | undefined;
  text: string;
}

/** Sets one field of many rows. `{Size}` in a SKU stands for the row's size. */
export function fillRows(
  rows: readonly VariantRow[],
  { field, only, text }: BulkFill,
): VariantRow[] {
  return rows.map((row) => {
    if (only && row.options[only.name] !== only.value) return row;
    return { ...row, [field]: field === 'sku' ? skuFrom(text, row.options) : text };
  });
}

function skuFrom(pattern: string, options: LineOptions): string {
  const values = new Map(
    Object.entries(options).map(([name, value]) => [name.toLowerCase(), skuPart(value)]),
  );
  return pattern
    .replaceAll(
      /\{([^}]+)\}/g,
      (part, name: string) => values.get(name.trim().toLowerCase()) ?? part,
    )
    .toUpperCase();
}

function skuPart(value: string): string {
  return value.trim().replaceAll(/\s+/g, '-');
}

/** The pieces of all rows; text that is not a number counts as none. */
export function sumOfRows(rows: readonly VariantRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
}

function blankRow(options: LineOptions): VariantRow {
  return {
    options,
    sku: '',
    barcode: '',
    quantity: '0',
    price: '',
    costPerItem: '',
    weight: '',
    lowStock: '',
    picture: '',
  };
}

export function byOptions(rows: readonly VariantRow[]): Map<string, VariantRow> {
  return new Map(rows.map((row) => [optionsKey(row.options), row]));
}
