import {
  DRAFT_WITHOUT_TITLE,
  lackingIn,
  PRICE_NOT_POSITIVE,
  REQUIRED_FIELDS_MISSING,
} from '@kargha/domain/finished-product';

import type { SentProduct } from './typed-product.ts';

/**
 * Why a product cannot be saved, in words (spec §5): four fields are required, the price is above 0; null when it can. A
 * draft needs its title alone.
 */
export function productProblem(sent: SentProduct): string | null {
  const isDraft = sent.status === 'draft';
  if (sent.title === '') return isDraft ? DRAFT_WITHOUT_TITLE : REQUIRED_FIELDS_MISSING;
  const [lacking] = isDraft ? [] : Object.values(lackingIn(sent));
  return lacking ?? (sent.price < 0 ? PRICE_NOT_POSITIVE : null);
}
