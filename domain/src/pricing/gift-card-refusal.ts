import { checkoutMessages } from '../messages/checkout-messages.ts';
import type { Message } from '../messages/message.ts';
import { giftCardState, type CardBalance } from './gift-card.ts';

/** Returns why a card cannot be spent now, as a sentence for the shopper; null when it can. */
export function giftCardRefusal(card: CardBalance, now: Date): Message | null {
  const state = giftCardState(card, now);
  if (state === 'active') return null;
  if (state === 'used') return checkoutMessages.gift_card_used();
  if (state === 'expired') return checkoutMessages.gift_card_expired();
  return checkoutMessages.gift_card_not_valid();
}
