import { normaliseGiftCardCode } from '@kargha/domain/pricing/gift-card';

import type { KeyedIds } from '../platform/keyed-ids.ts';

/**
 * The id of the card with this code: a keyed hash, since the code itself is money and is not stored. Any spelling of
 * the code gives the same id.
 */
export function giftCardId(keys: KeyedIds, code: string): string {
  return keys.idFor('gift-card', normaliseGiftCardCode(code));
}
