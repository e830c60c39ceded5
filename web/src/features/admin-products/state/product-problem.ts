import {
  DRAFT_WITHOUT_TITLE,
  lackingIn,
  PRICE_NOT_POSITIVE,
  REQUIRED_FIELDS_MISSING,
} from '@kargha/domain/catalogue/finished-product';

import type { SentProduct } from './typed-product.ts';

/**
 * Why a product cannot be saved, in words (spec §5): four fields are required, the price is above 0; null when it can.
 * What is put aside as a draft needs its title alone.
 */
export function productProblem(
  sent: SentProduct,
  { isAside }: { isAside: boolean },
): string | null {
  if (sent.title === '') return isAside ? DRAFT_WITHOUT_TITLE : REQUIRED_FIELDS_MISSING;
  const [lacking] = isAside ? [] : Object.values(lackingIn(sent));
  return lacking ?? (sent.price < 0 ? PRICE_NOT_POSITIVE : null);
}
