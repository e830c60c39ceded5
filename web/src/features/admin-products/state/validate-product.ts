import {
  DRAFT_WITHOUT_TITLE,
  lackingIn,
  PRICE_NOT_POSITIVE,
  REQUIRED_FIELDS_MISSING,
} from '@kargha/domain/catalogue/finished-product';

import type { SentProduct } from './product-form-values.ts';

/** What keeps a product from being saved: the field, by its name, and the sentence about it. */
export interface ProductProblem {
  field: string;
  message: string;
}

/**
 * Why a product cannot be saved (spec §5): four fields are required, the price is above 0; null when it can.
 * What is put aside as a draft needs its title alone.
 */
export function productProblem(
  sent: SentProduct,
  { isAside }: { isAside: boolean },
): ProductProblem | null {
  if (sent.title === '') {
    return { field: 'title', message: isAside ? DRAFT_WITHOUT_TITLE : REQUIRED_FIELDS_MISSING };
  }
  const [lacking] = isAside ? [] : Object.entries(lackingIn(sent));
  if (lacking) return { field: lacking[0], message: lacking[1] };
  return sent.price < 0 ? { field: 'price', message: PRICE_NOT_POSITIVE } : null;
}
