import { CARD_NOT_VALID, giftCardRefusal, type GiftCard } from '@kargha/domain/pricing/gift-card';

import { HttpError } from '../http/errors.ts';
import type { Transaction } from '../platform/firestore.ts';
import { giftCardRef, readGiftCard } from '../records/gift-card-record.ts';

/** A card as the transaction has found it. */
export interface SpendableGiftCard {
  id: string;
  card: GiftCard;
}

/** Reads a card. Throws 400 gift_card_not_valid when there is none, or when nothing can be spent from it now. */
export async function readSpendableGiftCard(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<SpendableGiftCard> {
  const card = readGiftCard(await transaction.get(giftCardRef(id)));
  const sentence = card ? giftCardRefusal(card, now) : CARD_NOT_VALID;
  if (!card || sentence !== null) {
    throw new HttpError(400, 'gift_card_not_valid', sentence ?? CARD_NOT_VALID);
  }
  return { id, card };
}
