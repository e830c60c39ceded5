import { orderWorthWith } from '@kargha/domain/pricing/automatic-discount';
import type { Discount, OrderCoupon } from '@kargha/domain/pricing/discount';
import { staffDiscountTerms, type StaffTerms } from '@kargha/domain/orders/draft-order';
import type { OrderGiftCard } from '@kargha/domain/pricing/gift-card';
import type { PricedLine } from '@kargha/domain/pricing/priced-line';
import type { OrderTotals, PriceTerms, Reductions } from '@kargha/domain/pricing/price-order';
import type { StoreSettings } from '@kargha/domain/settings/settings';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';

import {
  bestAutomaticDiscount,
  readAutomaticDiscounts,
  type AutomaticDiscounts,
} from '../discounts/automatic-discounts.ts';
import { readCoupon, refuseUnusable, type Coupon, type CouponUser } from '../discounts/coupon.ts';
import { giftCardId } from '../gift-cards/gift-card-code.ts';
import {
  readSpendableGiftCard,
  type SpendableGiftCard,
} from '../gift-cards/spendable-gift-card.ts';
import { HttpError } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';

export interface CheckoutCodes {
  couponCode: string | null;
  giftCardId: string | null;
}

export interface ResolvedCodes {
  coupon: Coupon | null;
  card: SpendableGiftCard | null;
  automatic: AutomaticDiscounts;
}

/** What lowers the price of an order. It has at most one discount: discounts do not stack. */
export interface CheckoutReductions extends Reductions {
  /** the code or automatic discount applied; null for a discount agreed by staff */
  shopDiscount: Discount | null;
}

interface EnteredCodes {
  couponCode?: string | undefined;
  giftCard?: string | undefined;
}

const NO_TERMS: StaffTerms = { discount: null, shipping: null };

const WRONG_CODES = new Set(['coupon_not_valid', 'gift_card_not_valid']);

/** Wrong codes per network address. A cart with a valid code uses no attempt. */
const GUESSES: RateLimit = { scope: 'checkout-codes', attempts: 30, minutes: 15 };

export function checkoutCodesOf(
  { couponCode, giftCard }: EnteredCodes,
  cardKeys: KeyedIds,
): CheckoutCodes {
  return {
    couponCode: couponCode?.trim() ? couponCode : null,
    giftCardId: giftCard?.trim() ? giftCardId(cardKeys, giftCard) : null,
  };
}

/**
 * Runs `work`, counting each attempt until the codes turn out to be valid, so that no one finds a code by
 * guessing. Throws 429 when the address has no attempts left.
 */
export async function withGuessLimit<Result>(
  { couponCode, giftCardId: card }: CheckoutCodes,
  { address, at }: { address: string | null; at: Date },
  work: () => Promise<Result>,
): Promise<Result> {
  if (couponCode === null && card === null) return work();
  const attempt = await consumeAttempt(GUESSES, address ?? 'unknown', at);
  try {
    const result = await work();
    await attempt.undo();
    return result;
  } catch (error) {
    if (!(error instanceof HttpError) || !WRONG_CODES.has(error.code)) await attempt.undo();
    throw error;
  }
}

export async function readCodes(
  transaction: Transaction,
  { couponCode, giftCardId: cardId }: CheckoutCodes,
  user: CouponUser & { at: Date; settings: StoreSettings },
): Promise<ResolvedCodes> {
  const [coupon, card, automatic] = await Promise.all([
    couponCode === null ? null : readCoupon(transaction, couponCode, user),
    cardId === null ? null : readSpendableGiftCard(transaction, cardId, user.at),
    readAutomaticDiscounts(transaction, user.settings, user),
  ]);
  return { coupon, card, automatic };
}

/**
 * Returns what the codes and automatic discounts take off these lines. Throws 400 coupon_not_valid when the code
 * does not apply to them, and coupon_beaten when an automatic discount is at least as good.
 */
export function reductionsOf(
  { coupon, card, automatic }: ResolvedCodes,
  lines: readonly PricedLine[],
  today: PriceTerms,
  terms: StaffTerms = NO_TERMS,
): CheckoutReductions {
  const agreed = terms.discount && staffDiscountTerms(terms.discount);
  const best = agreed ? null : bestAutomaticDiscount(automatic, lines, today);
  const shopDiscount = coupon ? codeOf(coupon, best, lines, today) : best;
  return {
    shopDiscount,
    discount: shopDiscount ?? agreed,
    shipping: terms.shipping,
    ...(card && { giftCardBalance: card.card.balance }),
  };
}

function codeOf(
  coupon: Coupon,
  best: Discount | null,
  lines: readonly PricedLine[],
  today: PriceTerms,
): Discount {
  refuseUnusable(coupon, lines, today.at);
  if (best) refuseBeaten(coupon.discount, best, lines, today);
  return coupon.discount;
}

/** A code that saves nothing is not used up: the shopper can keep it for another order. */
function refuseBeaten(
  code: Discount,
  automatic: Discount,
  lines: readonly PricedLine[],
  today: PriceTerms,
): void {
  if (orderWorthWith(lines, code, today) < orderWorthWith(lines, automatic, today)) return;
  const sentence = checkoutMessages.coupon_beaten({ discount: automatic.description });
  throw new HttpError(400, 'coupon_beaten', sentence);
}

export function couponOf(
  { shopDiscount }: CheckoutReductions,
  { discount }: OrderTotals,
): OrderCoupon | null {
  if (!shopDiscount) return null;
  const { code, description, method } = shopDiscount;
  return { code, description, discount, ...(method === 'automatic' && { isAutomatic: true }) };
}

export function giftCardOf(
  { card }: ResolvedCodes,
  { giftCard }: OrderTotals,
): OrderGiftCard | null {
  return card && giftCard > 0
    ? { cardId: card.id, last4: card.card.last4, amount: giftCard }
    : null;
}
