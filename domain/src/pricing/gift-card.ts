import { endOfIndianDay, indianDay, addDays } from '../india/indian-day.ts';
import { paise, type Paise } from '../money/paise.ts';
import type { OrderGiftCard } from '../orders/order-schema.ts';
import { isCrockford } from '../records/crockford.ts';

import type { GiftCardState } from './code-kinds.ts';
import type { GiftCard, GiftCardMovement } from './code-schemas.ts';

export type { OrderGiftCard };

export { GIFT_CARD_STATES } from './code-kinds.ts';
export type { GiftCard, GiftCardEvent, GiftCardMovement } from './code-schemas.ts';
export type { GiftCardState };

export const GIFT_CARD_STATE_LABELS: Record<GiftCardState, string> = {
  active: 'Active',
  used: 'Used',
  expired: 'Expired',
  disabled: 'Disabled',
};

export type CardBalance = Pick<GiftCard, 'state' | 'balance' | 'expiresAt'>;

/** The current state, whether or not it is stored yet. */
export function giftCardState(
  { state, balance, expiresAt }: CardBalance,
  now: Date,
): GiftCardState {
  if (state === 'disabled') return 'disabled';
  if (balance <= 0) return 'used';
  return expiresAt <= now ? 'expired' : 'active';
}

/** Days for which a refund to an expired card can be spent. */
const DAYS_ONCE_BACK = 90;

/** Unchanged unless the card has expired. */
export function expiryAfterRefund({ expiresAt }: Pick<GiftCard, 'expiresAt'>, at: Date): Date {
  if (expiresAt > at) return expiresAt;
  return endOfIndianDay(addDays(indianDay(at), DAYS_ONCE_BACK));
}

export const GIFT_CARD_CODE_LENGTH = 16;

export function formatGiftCardCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

export function isGiftCardCode(typed: string): boolean {
  const code = normaliseGiftCardCode(typed);
  return code.length === GIFT_CARD_CODE_LENGTH && isCrockford(code);
}

export function maskedGiftCardCode(last4: string): string {
  return `•••• •••• •••• ${last4}`;
}

/** Upper case without spaces and dashes. Its hash is the card's id. */
export function normaliseGiftCardCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Makes each movement idempotent; `round` counts the order's reservations, or names a refund. */
export function giftCardMovementId(
  orderId: string,
  reason: GiftCardMovement['reason'],
  round: number | string,
): string {
  return `${orderId}_${reason}-${round}`;
}

/** Razorpay's minimum payment: ₹1. */
const MIN_PAYMENT = 100;

/** The card pays as much as it can, but leaves either nothing or at least the gateway's minimum. */
export function giftCardShare(amount: Paise, balance: Paise): Paise {
  const highest = Math.max(0, Math.min(amount, balance));
  const rest = amount - highest;
  const isBelowMinimum = rest > 0 && rest < MIN_PAYMENT;
  return paise(isBelowMinimum ? Math.max(0, amount - MIN_PAYMENT) : highest);
}
