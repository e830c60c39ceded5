import type { Discount, OrderCoupon } from '@kargha/domain/discount';
import type { OrderGiftCard } from '@kargha/domain/gift-card';
import type { PricedLine } from '@kargha/domain/priced-line';
import type { OrderTotals, Reductions } from '@kargha/domain/pricing';

import { readCoupon, refuseUnusable, type Coupon } from '../discounts/coupon.ts';
import { giftCardId } from '../gift-cards/gift-card-code.ts';
import { readSpendableCard, type SpendableCard } from '../gift-cards/spendable-card.ts';
import { HttpError } from '../http/errors.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';

/** The codes of one checkout; null where nothing was typed. */
export interface CheckoutCodes {
  couponCode: string | null;
  giftCardId: string | null;
}

/** What the codes stand for, as the transaction has found it. */
export interface KnownCodes {
  coupon: Coupon | null;
  card: SpendableCard | null;
}

interface Typed {
  couponCode?: string | undefined;
  giftCard?: string | undefined;
}

const WRONG_CODES = new Set(['coupon_not_valid', 'gift_card_not_valid']);

/** Wrong codes from one address. A cart with a right code costs no try. */
const GUESSES: RateLimit = { scope: 'checkout-codes', tries: 30, minutes: 15 };

/** What was typed, with the gift card's code already turned into the card's id. */
export function codesOf({ couponCode, giftCard }: Typed, cardKeys: KeyedIds): CheckoutCodes {
  return {
    couponCode: couponCode?.trim() ? couponCode : null,
    giftCardId: giftCard?.trim() ? giftCardId(cardKeys, giftCard) : null,
  };
}

/**
 * Does the work, which looks at codes: each try counts until the codes turn out to be right, so that nobody finds a
 * code by trying. Throws 429 when the address has used up its tries.
 */
export async function countingGuesses<Result>(
  { couponCode, giftCardId: card }: CheckoutCodes,
  { address, at }: { address: string | null; at: Date },
  work: () => Promise<Result>,
): Promise<Result> {
  if (couponCode === null && card === null) return work();
  const taken = await takeTry(GUESSES, address ?? 'unknown', at);
  try {
    const result = await work();
    await taken.giveBack();
    return result;
  } catch (error) {
    if (!(error instanceof HttpError) || !WRONG_CODES.has(error.code)) await taken.giveBack();
    throw error;
  }
}

/** Reads both codes. Throws 400 coupon_not_valid or gift_card_not_valid when there is no such code. */
export async function readCodes(
  transaction: Transaction,
  { couponCode, giftCardId: cardId }: CheckoutCodes,
  user: { uid: string | null; personKey: string | null; at: Date },
): Promise<KnownCodes> {
  const coupon = couponCode === null ? null : await readCoupon(transaction, couponCode, user);
  const card = cardId === null ? null : await readSpendableCard(transaction, cardId, user.at);
  return { coupon, card };
}

/** What the codes do to these lines. Throws 400 coupon_not_valid when the code does not count for them. */
export function reductionsOf(
  { coupon, card }: KnownCodes,
  lines: readonly PricedLine[],
  at: Date,
): Reductions {
  if (coupon) refuseUnusable(coupon, lines, at);
  return {
    discount: coupon?.discount ?? null,
    ...(card && { giftCardBalance: card.card.balance }),
  };
}

/** The order's own note of its code. */
export function couponOf({ coupon }: KnownCodes, { discount }: OrderTotals): OrderCoupon | null {
  if (!coupon) return null;
  const { code, description }: Discount = coupon.discount;
  return { code, description, discount };
}

/** The order's own note of its card; null when the card pays nothing. */
export function giftCardOf({ card }: KnownCodes, { giftCard }: OrderTotals): OrderGiftCard | null {
  return card && giftCard > 0
    ? { cardId: card.id, last4: card.card.last4, amount: giftCard }
    : null;
}
