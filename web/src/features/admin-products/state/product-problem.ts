import { PRICE_NOT_POSITIVE, REQUIRED_FIELDS_MISSING } from '@kargha/domain/product-input';

import type { SentProduct } from './typed-product.ts';

/** Why a product cannot be saved, in words (spec §5): four fields are required, the price is above 0; null when it can. */
export function productProblem(sent: SentProduct): string | null {
  const { title, description, category, productCollection, price } = sent;
  if ([title, description, category, productCollection].includes('')) {
    return REQUIRED_FIELDS_MISSING;
  }
  return price > 0 ? null : PRICE_NOT_POSITIVE;
}
