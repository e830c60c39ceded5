import type { Paise } from './paise.ts';

/** As stored. Disabled is final; that a card is used or expired follows from its balance and its date as well. */
export const GIFT_CARD_STATES = ['active', 'used', 'expired', 'disabled'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

export const GIFT_CARD_STATE_LABELS: Record<GiftCardState, string> = {
  active: 'Active',
  used: 'Used',
  expired: 'Expired',
  disabled: 'Disabled',
};

export interface GiftCardEvent {
  what: 'issued' | 'redeemed' | 'restored' | 'disabled';
  amount: Paise;
  orderId: string | null;
  by: string;
  at: Date;
}

/** giftCards/{id}. The code itself is shown once and never stored; the id is its hash. */
export interface GiftCard {
  /** the last four characters of the code */
  last4: string;
  customerName: string;
  customerEmail: string;
  initial: Paise;
  balance: Paise;
  currency: 'INR';
  state: GiftCardState;
  expiresAt: Date;
  issuedAt: Date;
  updatedAt: Date;
  events: GiftCardEvent[];
}

type Standing = Pick<GiftCard, 'state' | 'balance' | 'expiresAt'>;

/** How a card stands at a moment, whether or not somebody has written it down yet. */
export function giftCardState({ state, balance, expiresAt }: Standing, now: Date): GiftCardState {
  if (state === 'disabled') return 'disabled';
  if (balance <= 0) return 'used';
  return expiresAt <= now ? 'expired' : 'active';
}

/** A code as it was meant: upper case, without spaces and dashes. Its hash is the card's id. */
export function readGiftCardCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}
