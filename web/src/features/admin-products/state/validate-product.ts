import {
  DRAFT_WITHOUT_TITLE,
  missingFields,
  PRICE_NOT_POSITIVE,
  REQUIRED_FIELDS_MISSING,
} from '@kargha/domain/catalogue/required-product-fields';

import type { ProductPayload } from './product-form-values.ts';

export interface ProductProblem {
  field: string;
  message: string;
}

/** Returns why a product cannot be saved (spec §5), or null. A draft needs only a title. */
export function validateProduct(
  product: ProductPayload,
  { isDraft }: { isDraft: boolean },
): ProductProblem | null {
  if (product.title === '') {
    return { field: 'title', message: isDraft ? DRAFT_WITHOUT_TITLE : REQUIRED_FIELDS_MISSING };
  }
  const [missing] = isDraft ? [] : Object.entries(missingFields(product));
  if (missing) return { field: missing[0], message: missing[1] };
  return product.price < 0 ? { field: 'price', message: PRICE_NOT_POSITIVE } : null;
}
