import { normaliseGiftCardCode } from '@kargha/domain/pricing/gift-card';

import type { KeyedIds } from '../../platform/keyed-ids.ts';

/**
 * A keyed hash, since the code itself is worth money and is not stored. Any spelling of the code returns the same
 * id.
 */
export function giftCardId(keys: KeyedIds, code: string): string {
  return keys.idFor('gift-card', normaliseGiftCardCode(code));
}
