import { isUsedUp } from '@kargha/domain/pricing/discount';
import { giftCardState, type GiftCard } from '@kargha/domain/pricing/gift-card';
import { paise } from '@kargha/domain/money/paise';

import { countCodeUse } from '../../discounts/coupon.ts';
import type { Transaction } from '../../platform/firestore.ts';
import {
  discountRef,
  discountUseRef,
  highestUseCount,
  readDiscount,
} from '../../records/discount-record.ts';
import {
  giftCardRef,
  readGiftCard,
  releaseGiftCard,
  restoreGiftCard,
  spendGiftCard,
  type GiftCardRefund,
} from '../../records/gift-card-record.ts';
import { personKeysOf, type OrderRecord } from '../../records/order-record.ts';

/** What an order's code and card are now: staff may have deleted either since. Automatic discounts count no uses. */
export interface OrderCodes {
  hasDiscount: boolean;
  /** true when no use of the code is left, for anybody or for the order's person */
  isUsedUp: boolean;
  card: GiftCard | null;
}

export interface CodeCause {
  by: string;
  at: Date;
}

/** What comes back onto a card that is there no more. */
const GONE = { until: null, lapsed: paise(0), hasEnded: false, isSpendable: false };

/** Of an order whose code and card are gone, or that never had any. */
export const NO_CODES: OrderCodes = { hasDiscount: false, isUsedUp: false, card: null };

/** Reads an order's code and card, for the transaction that takes them or gives them back. */
export async function readOrderCodes(
  transaction: Transaction,
  order: OrderRecord,
): Promise<OrderCodes> {
  const { giftCard } = order;
  const [code, card] = await Promise.all([
    readOrderDiscount(transaction, order),
    giftCard && transaction.get(giftCardRef(giftCard.cardId)),
  ]);
  return { ...code, card: card ? readGiftCard(card) : null };
}

async function readOrderDiscount(
  transaction: Transaction,
  order: OrderRecord,
): Promise<Pick<OrderCodes, 'hasDiscount' | 'isUsedUp'>> {
  const { coupon } = order;
  if (!coupon || coupon.isAutomatic) return NO_CODES;
  const useRefs = personKeysOf(order).map((key) => discountUseRef(coupon.code, key));
  const [found, ...uses] = await transaction.getAll(discountRef(coupon.code), ...useRefs);
  const discount = found ? readDiscount(found) : null;
  if (!discount) return NO_CODES;
  return { hasDiscount: true, isUsedUp: isUsedUp(discount, highestUseCount(uses)) };
}

/** True when the card of a closed order can no longer pay its part, which was promised at that moment. */
export function isGiftCardShort(
  { giftCard }: OrderRecord,
  { card }: OrderCodes,
  promised: Date,
): boolean {
  if (giftCard === null) return false;
  return !card || giftCardState(card, promised) !== 'active' || card.balance < giftCard.amount;
}

/** Counts the order's code and spends its card, for this round of the order. */
export function redeemCodes(
  transaction: Transaction,
  order: OrderRecord,
  { hasDiscount, card }: Omit<OrderCodes, 'isUsedUp'>,
  cause: CodeCause,
): void {
  const { id: orderId, coupon, giftCard, holdRound: round } = order;
  if (coupon && hasDiscount) countCodeUse(transaction, coupon.code, personKeysOf(order), 1);
  if (!giftCard || !card) return;
  const { cardId, amount } = giftCard;
  spendGiftCard(transaction, { cardId, amount, orderId, round, ...cause });
}

/**
 * Gives the code's use and the card's money back: the order was closed or cancelled in this round. What an unpaid order has
 * only held comes back as it was. Tells what came back onto the card; null when nothing had to.
 */
export function releaseCodes(
  transaction: Transaction,
  order: OrderRecord,
  { hasDiscount, card }: OrderCodes,
  cause: CodeCause,
): GiftCardRefund | null {
  const { id: orderId, coupon, giftCard, holdRound: round } = order;
  if (coupon && hasDiscount) countCodeUse(transaction, coupon.code, personKeysOf(order), -1);
  if (!giftCard) return null;
  const { cardId, last4 } = giftCard;
  // A part may be back already: pieces were taken out of the order, or refunded.
  const amount = paise(giftCard.amount - (giftCard.refunded ?? 0));
  if (amount <= 0) return null;
  if (!card) return { ...GONE, last4, amount };
  const giveBack = order.state === 'pending_payment' ? releaseGiftCard : restoreGiftCard;
  return giveBack(transaction, card, { cardId, amount, orderId, round, ...cause });
}
