import { giftCardState, type GiftCard } from '@kargha/domain/gift-card';
import { paise } from '@kargha/domain/paise';

import { countUse } from '../../discounts/coupon.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { discountRef } from '../../records/discount-record.ts';
import {
  giftCardRef,
  readGiftCard,
  restoreGiftCard,
  spendGiftCard,
  type BackOnCard,
} from '../../records/gift-card-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** What an order's code and card are now: staff may have deleted either since. Automatic discounts count no uses. */
export interface OwnCodes {
  hasDiscount: boolean;
  card: GiftCard | null;
}

export interface CodeCause {
  by: string;
  at: Date;
}

/** Of an order whose code and card are gone, or that never had any. */
export const NO_CODES: OwnCodes = { hasDiscount: false, card: null };

/** Reads an order's code and card, for the transaction that takes them or gives them back. */
export async function readOwnCodes(
  transaction: Transaction,
  { coupon, giftCard }: OrderRecord,
): Promise<OwnCodes> {
  const [discount, card] = await Promise.all([
    coupon && !coupon.isAutomatic && transaction.get(discountRef(coupon.code)),
    giftCard && transaction.get(giftCardRef(giftCard.cardId)),
  ]);
  return {
    hasDiscount: discount ? discount.exists : false,
    card: card ? readGiftCard(card) : null,
  };
}

/** True when the card of a closed order can no longer pay its part. */
export function isCardShort({ giftCard }: OrderRecord, { card }: OwnCodes, now: Date): boolean {
  if (giftCard === null) return false;
  return !card || giftCardState(card, now) !== 'active' || card.balance < giftCard.amount;
}

/** Counts the order's code and spends its card, for this round of the order. */
export function takeCodes(
  transaction: Transaction,
  order: OrderRecord,
  { hasDiscount, card }: OwnCodes,
  cause: CodeCause,
): void {
  const { id: orderId, coupon, giftCard, holdRound: round } = order;
  if (coupon && hasDiscount) countUse(transaction, coupon.code, order.checkout.personKey, 1);
  if (!giftCard || !card) return;
  const { cardId, amount } = giftCard;
  spendGiftCard(transaction, { cardId, amount, orderId, round, ...cause });
}

/**
 * Gives the code's use and the card's money back: the order was closed or cancelled in this round. Tells what came back
 * onto the card; null when nothing had to.
 */
export function giveCodesBack(
  transaction: Transaction,
  order: OrderRecord,
  { hasDiscount, card }: OwnCodes,
  cause: CodeCause,
): BackOnCard | null {
  const { id: orderId, coupon, giftCard, holdRound: round } = order;
  if (coupon && hasDiscount) countUse(transaction, coupon.code, order.checkout.personKey, -1);
  if (!giftCard) return null;
  const { cardId, last4 } = giftCard;
  // A part may be back already: pieces were taken out of the order, or refunded.
  const amount = paise(giftCard.amount - (giftCard.refunded ?? 0));
  if (amount <= 0) return null;
  if (!card) return { last4, amount, until: null, isSpendable: false };
  return restoreGiftCard(transaction, card, { cardId, amount, orderId, round, ...cause });
}
