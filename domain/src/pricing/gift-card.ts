import { endOfIndianDay, indianDay, addDays } from '../india/indian-day.ts';
import { paise, type Paise } from '../money/paise.ts';
import { isCrockford } from '../records/crockford.ts';

/** As stored. Disabled is final; that a card is used or expired follows from its balance and its date as well. */
export const GIFT_CARD_STATES = ['active', 'used', 'expired', 'disabled'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

export const GIFT_CARD_STATE_LABELS: Record<GiftCardState, string> = {
  active: 'Active',
  used: 'Used',
  expired: 'Expired',
  disabled: 'Disabled',
};

/** What staff did with a card. */
export interface GiftCardEvent {
  what: 'issued' | 'disabled';
  amount: Paise;
  orderId: null;
  by: string;
  at: Date;
}

/** giftCards/{id}. The code itself is shown once and never stored; the id is its hash. */
export interface GiftCard {
  /** by which staff speak of the card; absent in older documents */
  number?: string;
  /** the last four characters of the code */
  last4: string;
  customerName: string;
  customerEmail: string;
  initial: Paise;
  balance: Paise;
  /** what was left on its last days and is written off; absent when nothing was */
  lapsed?: Paise;
  currency: 'INR';
  state: GiftCardState;
  expiresAt: Date;
  issuedAt: Date;
  updatedAt: Date;
  /** Orders move its balance as often as they like: what they did stands in giftCardMovements alone. */
  events: GiftCardEvent[];
  /** hash of the request that made it; absent in older documents */
  requestHash?: string;
}

type Standing = Pick<GiftCard, 'state' | 'balance' | 'expiresAt'>;

/** How a card stands at a moment, whether or not somebody has written it down yet. */
export function giftCardState({ state, balance, expiresAt }: Standing, now: Date): GiftCardState {
  if (state === 'disabled') return 'disabled';
  if (balance <= 0) return 'used';
  return expiresAt <= now ? 'expired' : 'active';
}

/** Days for which what was paid and comes back can be spent on a card whose own last day is over. */
const DAYS_ONCE_BACK = 90;

/** When a card ends once money is back on it: as before, or in so many days when it has ended already. */
export function expiryAfterRefund({ expiresAt }: Pick<GiftCard, 'expiresAt'>, at: Date): Date {
  if (expiresAt > at) return expiresAt;
  return endOfIndianDay(addDays(indianDay(at), DAYS_ONCE_BACK));
}

/** How long a code is: characters of Crockford's alphabet, 80 random bits. */
export const GIFT_CARD_CODE_LENGTH = 16;

/** A code as it is handed out: in groups of four. */
export function formatGiftCardCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Whether what was typed looks like the code of a gift card. */
export function isGiftCardCode(typed: string): boolean {
  const code = normaliseGiftCardCode(typed);
  return code.length === GIFT_CARD_CODE_LENGTH && isCrockford(code);
}

/** Said of a gift card in the box for promo codes. */
export const GIFT_CARD_IN_CODE_FIELD =
  'This is a gift card code. Please enter it at checkout under “Gift card”.';

/** What may be seen of a code after it was handed out. */
export function maskedGiftCardCode(last4: string): string {
  return `•••• •••• •••• ${last4}`;
}

/** A code as it was meant: upper case, without spaces and dashes. Its hash is the card's id. */
export function normaliseGiftCardCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** One row of a card's ledger, giftCardMovements/{id}: initial + the sum of its rows = balance. */
export interface GiftCardMovement {
  cardId: string;
  /** '' when the order is no longer kept */
  orderId: string;
  /** `lapsed`: what was left on its last day, written off when money came back afterwards */
  reason: 'redeemed' | 'restored' | 'lapsed';
  /** paise; below 0 when it was spent or written off */
  balanceDelta: Paise;
  by: string;
  at: Date;
  /** the card's new end, when money came back onto a card that had ended; absent in all others */
  until?: Date;
}

/** An order's own note of the card that paid a part of it. */
export interface OrderGiftCard {
  cardId: string;
  last4: string;
  /** what the card pays; the gateway is asked for the rest */
  amount: Paise;
  /** what went back onto the card since; absent when nothing did */
  refunded?: Paise;
}

/** What of an order is back on its card: all of it once the order was closed, which gives the card's part back. */
export function refundedToGiftCard({
  giftCard,
  closedBy,
}: {
  giftCard: OrderGiftCard | null;
  closedBy: string | null;
}): Paise {
  if (!giftCard) return paise(0);
  return closedBy === null ? (giftCard.refunded ?? paise(0)) : giftCard.amount;
}

/** The id of an order's row, so that no effect happens twice; `round` counts the holds of one order, or names a refund. */
export function giftCardMovementId(
  orderId: string,
  reason: GiftCardMovement['reason'],
  round: number | string,
): string {
  return `${orderId}_${reason}-${round}`;
}

/** Said alike of cards that are unknown and of those that staff have disabled. */
export const CARD_NOT_VALID = 'This gift card is not valid.';

/** Why a card cannot be spent now, as one sentence for the shopper; null when it can. */
export function giftCardRefusal(card: Standing, now: Date): string | null {
  return REFUSALS[giftCardState(card, now)];
}

/** The least that the gateway takes (Razorpay: ₹1). */
const MIN_PAYMENT = 100;

/**
 * What a card pays of an amount: all that it can, but it leaves either nothing or enough for the gateway to take.
 */
export function giftCardShare(amount: Paise, balance: Paise): Paise {
  const most = Math.max(0, Math.min(amount, balance));
  const rest = amount - most;
  const tooLittle = rest > 0 && rest < MIN_PAYMENT;
  return paise(tooLittle ? Math.max(0, amount - MIN_PAYMENT) : most);
}

const REFUSALS: Record<GiftCardState, string | null> = {
  active: null,
  used: 'This gift card has no balance left.',
  expired: 'This gift card has expired.',
  disabled: CARD_NOT_VALID,
};
