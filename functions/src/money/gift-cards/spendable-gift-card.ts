import { type GiftCard } from '@kargha/domain/pricing/gift-card';
import { giftCardRefusal } from '@kargha/domain/pricing/gift-card-refusal';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import { HttpError } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';

export interface SpendableGiftCard {
  id: string;
  card: GiftCard;
}

/** Throws 400 gift_card_not_valid when there is no such card or it cannot be spent now. */
export async function readSpendableGiftCard(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<SpendableGiftCard> {
  const card = readGiftCard(await transaction.get(giftCardRef(id)));
  const sentence = card ? giftCardRefusal(card, now) : checkoutMessages.gift_card_not_valid();
  if (!card || sentence !== null) {
    throw new HttpError(
      400,
      'gift_card_not_valid',
      sentence ?? checkoutMessages.gift_card_not_valid(),
    );
  }
  return { id, card };
}
