import type { Product } from '@kargha/domain/catalogue/product';
import {
  combinationInputs,
  combinationsInputSchema,
  combinationsProblem,
  type CombinationInput,
} from '@kargha/domain/catalogue/variant-input';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { stripGrouping } from '@kargha/domain/money/parse-number';
import { ValidationError } from 'yup';

import { splitCommaList } from './split-comma-list.ts';

interface OptionFormValues {
  id: string;
  name: string;
  /** comma-separated */
  values: string;
}

/** What staff type for a variant, in the order of the matrix. Empty follows the product. */
export const VARIANT_FIELDS = [
  'sku',
  'barcode',
  'quantity',
  'price',
  'costPerItem',
  'weight',
  'lowStock',
  'picture',
] as const;
export type VariantField = (typeof VARIANT_FIELDS)[number];

export interface VariantRow extends Record<VariantField, string> {
  /** missing until it is saved */
  id?: string | undefined;
  options: LineOptions;
  seenQuantity?: number | undefined;
}

export interface VariantFormValues {
  variants: OptionFormValues[];
  /** the variants on sale, each with the stock that was shown */
  combinations: VariantRow[];
}

export const BLANK_VARIANTS: VariantFormValues = { variants: [], combinations: [] };

export function toVariantFormValues(
  product: Pick<Product, 'variants' | 'combinations'>,
): VariantFormValues {
  return {
    variants: product.variants.map(({ id, name, values }) => ({
      id,
      name,
      values: values.join(', '),
    })),
    combinations: combinationInputs(product).map(toVariantRow),
  };
}

export function toVariantRow(one: CombinationInput): VariantRow {
  const text = (value: number | null) => (value === null ? '' : String(value));
  const { id, options, sku, barcode, quantity, seenQuantity } = one;
  return {
    ...{ id, options, sku, barcode, seenQuantity },
    quantity: String(quantity),
    price: text(one.price),
    costPerItem: text(one.costPerItem),
    weight: text(one.weight),
    lowStock: text(one.lowStock),
    picture: one.picture ?? '',
  };
}

/** Leaves out options without a name or without values. */
export function toVariantPayload(form: VariantFormValues) {
  return { variants: typedOptions(form), combinations: form.combinations.map(toCombination) };
}

/** The options with a name and values. */
export function typedOptions({ variants }: Pick<VariantFormValues, 'variants'>) {
  return variants
    .map(({ id, name, values }) => ({ id, name: name.trim(), values: splitCommaList(values) }))
    .filter(({ name, values }) => name !== '' && values.length > 0);
}

function toCombination(row: VariantRow): CombinationInput {
  const { id, options, sku, barcode, picture, seenQuantity } = row;
  return {
    ...(id !== undefined && { id }),
    options,
    sku: sku.trim().toUpperCase(),
    barcode: barcode.trim(),
    price: typedNumber(row.price),
    costPerItem: typedNumber(row.costPerItem),
    weight: typedNumber(row.weight),
    picture: picture === '' ? null : picture,
    lowStock: typedNumber(row.lowStock),
    quantity: typedNumber(row.quantity) ?? 0,
    ...(seenQuantity !== undefined && { seenQuantity }),
  };
}

/** NaN for text that is not a number, so that it is refused instead of changed. */
function typedNumber(typed: string): number | null {
  const plain = stripGrouping(typed.trim());
  return plain === '' ? null : Number(plain);
}

/** The problems of the matrix by field, such as combinations.2.quantity. */
export async function variantProblems(
  form: VariantFormValues,
): Promise<{ field: string; message: string }[]> {
  const { variants, combinations } = toVariantPayload(form);
  if (combinations.length === 0) return [];
  try {
    await combinationsInputSchema.validate(combinations, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => ({
      field: `combinations${path.replaceAll(/\[(\d+)\]/g, '.$1')}`,
      message,
    }));
  }
  const problem = combinationsProblem(combinations, { variants });
  return problem === null ? [] : [{ field: 'combinations', message: problem }];
}
