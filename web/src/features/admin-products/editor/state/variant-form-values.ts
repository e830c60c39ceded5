import type { Product } from '@kargha/domain/catalogue/product';
import { combinationInputs, type CombinationInput } from '@kargha/domain/catalogue/variant-input';

import { splitCommaList } from './split-comma-list.ts';

interface OptionFormValues {
  id: string;
  name: string;
  /** comma-separated */
  values: string;
}

export interface VariantFormValues {
  variants: OptionFormValues[];
  /** the variants on sale, each with the stock that was shown */
  combinations: CombinationInput[];
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
    combinations: combinationInputs(product),
  };
}

/** Leaves out options without a name or without values. */
export function toVariantPayload(form: VariantFormValues) {
  return {
    variants: form.variants
      .map(({ id, name, values }) => ({ id, name: name.trim(), values: splitCommaList(values) }))
      .filter(({ name, values }) => name !== '' && values.length > 0),
    combinations: form.combinations,
  };
}
