import { addDays, endOfIndianDay, indianDay, isCalendarDay } from '../india/indian-day.ts';
import { giftCardMessages } from '../messages/gift-card-messages.ts';
import type { Message } from '../messages/message.ts';
import type { Paise } from '../money/paise.ts';
import { HOUR_MS } from '../records/time-spans.ts';

import type { GiftCardSale } from './gift-card-sale-schema.ts';

export type { GiftCardSale };

/** ₹500 and ₹10,000, in paise. */
export const LEAST_SOLD_CARD = 50_000;
export const MOST_SOLD_CARD = 1_000_000;

/** Amounts that the form offers, in rupees. */
export const GIFT_CARD_PRESETS = [500, 1000, 2500, 5000] as const;

export const MAX_CARD_MESSAGE = 300;

/** Days ahead for which a delivery can be chosen, and days for which the card can be spent after its delivery. */
const LAST_DELIVERY_DAYS = 365;
const VALID_DAYS = 365;

/** How long a sale can be paid. Nothing is reserved, so this only says what "too late" is. */
const PAYABLE_MS = HOUR_MS;
/** The payment window stays open after that, and its shopper does not see a clock: the same hour as for orders. */
const GRACE_MS = HOUR_MS;

/** The first and the last day that can be chosen for the delivery, as 2026-11-27 in India. */
export function deliveryDays(now: Date): { first: string; last: string } {
  const first = indianDay(now);
  return { first, last: addDays(first, LAST_DELIVERY_DAYS) };
}

/** Why a card cannot be delivered on this day; null when it can, and for an empty day, which means today. */
export function deliveryDayProblem(day: string, now: Date): Message | null {
  if (day === '') return null;
  if (!isCalendarDay(day)) return giftCardMessages.card_day_shape();
  const { first, last } = deliveryDays(now);
  if (day < first) return giftCardMessages.card_day_past();
  return day > last ? giftCardMessages.card_day_far() : null;
}

/** The last moment at which a sold card can be spent. It counts from its delivery, not from its sale. */
export function soldCardExpiry(deliverOn: string, issuedAt: Date): Date {
  const today = indianDay(issuedAt);
  return endOfIndianDay(addDays(deliverOn > today ? deliverOn : today, VALID_DAYS));
}

export function payableUntil(openedAt: Date): Date {
  return new Date(openedAt.getTime() + PAYABLE_MS);
}

/** A payment counts by the time at which it was begun, as for orders (decision 011). */
export function isPaidTooLate(sale: Pick<GiftCardSale, 'payableUntil'>, begunAt: Date): boolean {
  return begunAt.getTime() > sale.payableUntil.getTime() + GRACE_MS;
}

/** What keeps a sold card from being refunded: someone has spent from it, or it has been refunded. */
export type CardRefundProblem = 'spent' | 'refunded' | 'unpaid';

/** Staff can refund a sold card while all of it is left. A failed refund can be asked for again. */
export function cardRefundProblem(
  { state }: Pick<GiftCardSale, 'state'>,
  { initial, balance }: { initial: Paise; balance: Paise },
): CardRefundProblem | null {
  if (state === 'pending_payment') return 'unpaid';
  if (state === 'refunding' || state === 'refunded') return 'refunded';
  return balance < initial ? 'spent' : null;
}
