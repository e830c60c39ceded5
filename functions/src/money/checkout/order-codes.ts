import { isUsedUp } from '@kargha/domain/pricing/discount';
import { giftCardState, type GiftCard } from '@kargha/domain/pricing/gift-card';
import { paise } from '@kargha/domain/money/paise';

import { countCodeUse } from '../discounts/coupon.ts';
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

/**
 * The current state of an order's code and gift card: staff may have deleted either. Uses of automatic discounts
 * are not counted.
 */
export interface OrderCodes {
  hasDiscount: boolean;
  isUsedUp: boolean;
  card: GiftCard | null;
}

export interface CodeCause {
  by: string;
  at: Date;
}

const GONE = { until: null, expiredBalance: paise(0), hasEnded: false, isSpendable: false };

export const NO_CODES: OrderCodes = { hasDiscount: false, isUsedUp: false, card: null };

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

/** True when the gift card of a closed order could not pay its share at the `promised` moment. */
export function isGiftCardShort(
  { giftCard }: OrderRecord,
  { card }: OrderCodes,
  promised: Date,
): boolean {
  if (giftCard === null) return false;
  return !card || giftCardState(card, promised) !== 'active' || card.balance < giftCard.amount;
}

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
 * Releases the code use and the gift card amount of an order that was closed or cancelled. An amount that was only
 * reserved returns to the card unchanged. Returns null when nothing went back to a card.
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
  // A share may already be back: items were removed or refunded.
  const amount = paise(giftCard.amount - (giftCard.refunded ?? 0));
  if (amount <= 0) return null;
  if (!card) return { ...GONE, last4, amount };
  const giveBack = order.state === 'pending_payment' ? releaseGiftCard : restoreGiftCard;
  return giveBack(transaction, card, { cardId, amount, orderId, round, ...cause });
}
