import { ownQuantity, type Product } from '@kargha/domain/catalogue/product';
import { hasVariants } from '@kargha/domain/catalogue/variants';
import {
  combinationInputs,
  combinationsInputSchema,
  combinationsProblem,
  lowStockInput,
  type CombinationInput,
} from '@kargha/domain/catalogue/variant-input';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { stripGrouping } from '@kargha/domain/money/parse-number';
import { splitCommaList } from '@kargha/domain/records/split-text';
import { object, ValidationError } from 'yup';

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
  /** the product's limit; empty follows the settings */
  lowStock: string;
  variants: OptionFormValues[];
  /** the variants on sale, each with the stock that was shown */
  combinations: VariantRow[];
}

export const BLANK_VARIANTS: VariantFormValues = { lowStock: '', variants: [], combinations: [] };

export function toVariantFormValues(
  product: Pick<Product, 'lowStock' | 'variants' | 'combinations'>,
): VariantFormValues {
  return {
    lowStock: numberText(product.lowStock),
    variants: product.variants.map(({ id, name, values }) => ({
      id,
      name,
      values: values.join(', '),
    })),
    combinations: combinationInputs(product).map(toVariantRow),
  };
}

export function toVariantRow(one: CombinationInput): VariantRow {
  const { id, options, sku, barcode, quantity, seenQuantity } = one;
  return {
    ...{ id, options, sku, barcode, seenQuantity },
    quantity: String(quantity),
    price: numberText(one.price),
    costPerItem: numberText(one.costPerItem),
    weight: numberText(one.weight),
    lowStock: numberText(one.lowStock),
    picture: one.picture ?? '',
  };
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** Leaves out options without a name or without values. */
export function toVariantPayload(form: VariantFormValues) {
  return {
    lowStock: typedNumber(form.lowStock),
    variants: typedOptions(form),
    combinations: form.combinations.map(toCombination),
  };
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

const stockSchema = object({ lowStock: lowStockInput, combinations: combinationsInputSchema });

/** The problems of the limit and the matrix by field, such as combinations.2.quantity. */
export async function variantProblems(
  form: VariantFormValues,
): Promise<{ field: string; message: string }[]> {
  const { variants, ...sent } = toVariantPayload(form);
  try {
    await stockSchema.validate(sent, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => ({
      field: path.replaceAll(/\[(\d+)\]/g, '.$1'),
      message,
    }));
  }
  const problem = combinationsProblem(sent.combinations, { variants });
  return problem === null ? [] : [{ field: 'combinations', message: problem }];
}

/** Without variants on sale, the product's own units: those of variants that are no longer sold are not. */
export function shownQuantity(product: Pick<Product, 'quantity' | 'combinations'>): number {
  return hasVariants(product) ? product.quantity : ownQuantity(product);
}
