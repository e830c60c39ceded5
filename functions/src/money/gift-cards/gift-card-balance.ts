import type { GiftCardBalance } from '@kargha/domain/pricing/gift-card-endpoints';

import { readTogether } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { withGuessLimit } from '../checkout/checkout-codes.ts';
import { giftCardId } from './gift-card-code.ts';
import { readSpendableGiftCard } from './spendable-gift-card.ts';

/**
 * What is left on a card. A wrong code and one that was never issued get the same answer, and share the limit with the
 * codes of checkout: no one gains guesses by asking here. Throws 400 gift_card_not_valid, and 429.
 */
export function giftCardBalance(
  keys: KeyedIds,
  code: string,
  from: { address: string | null; at: Date },
): Promise<GiftCardBalance> {
  const id = giftCardId(keys, code);
  return withGuessLimit({ couponCode: null, giftCardId: id }, from, async () => {
    const { card } = await readTogether((transaction) =>
      readSpendableGiftCard(transaction, id, from.at),
    );
    const { last4, balance, expiresAt } = card;
    return { last4, balance, expiresAt };
  });
}
