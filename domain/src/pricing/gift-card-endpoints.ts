import {
  array,
  boolean,
  nullable,
  object,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount, time } from '../api/response-fields.ts';
import { GIFT_CARD_SALE_STATES } from './gift-card-sale-schema.ts';
import { GIFT_CARD_STATES } from './gift-card.ts';
import {
  giftCardBalanceSchema,
  giftCardDisableSchema,
  giftCardQuerySchema,
  newGiftCardSchema,
} from './gift-card-admin.ts';

const giftCardRow = object({
  id: string(),
  /** empty for cards issued before numbers were introduced */
  number: string(),
  last4: string(),
  customerName: string(),
  customerEmail: string(),
  initial: paiseAmount,
  balance: paiseAmount,
  state: picklist(GIFT_CARD_STATES),
  expiresAt: time,
  /** who bought it; absent for cards that staff have issued */
  sale: optional(
    object({
      id: string(),
      number: string(),
      state: picklist(GIFT_CARD_SALE_STATES),
      buyerName: string(),
      buyerEmail: string(),
      /** day in India on which the recipient gets it */
      deliverOn: string(),
      isEmailed: boolean(),
    }),
  ),
});
export type GiftCardRow = InferOutput<typeof giftCardRow>;

const giftCardLine = object({
  what: picklist(['issued', 'redeemed', 'restored', 'lapsed', 'disabled']),
  /** never negative */
  amount: paiseAmount,
  orderId: nullable(string()),
  by: string(),
  at: time,
  /** new expiry date of an expired card that got a refund */
  until: optional(time),
});
export type GiftCardLine = InferOutput<typeof giftCardLine>;
export type GiftCardAction = GiftCardLine['what'];

const giftCardDetails = object({
  ...giftCardRow.entries,
  issuedAt: time,
  /** newest first */
  events: array(giftCardLine),
  hasEarlier: boolean(),
});
export type GiftCardDetails = InferOutput<typeof giftCardDetails>;

const giftCardTotals = object({
  active: count,
  value: paiseAmount,
  redeemed: paiseAmount,
  expired: count,
});
export type GiftCardTotals = InferOutput<typeof giftCardTotals>;

const giftCardBalance = object({ last4: string(), balance: paiseAmount, expiresAt: time });
export type GiftCardBalance = InferOutput<typeof giftCardBalance>;

export const giftCardEndpoints = defineEndpoints('/api/gift-cards', {
  balance: {
    method: 'POST',
    path: '/balance',
    does: 'Returns what is left on a gift card to a person who knows its code. Wrong codes are limited per address.',
    onlyReads: true,
    body: giftCardBalanceSchema,
    bodyBytes: FORM_BODY,
    response: giftCardBalance,
    errors: ['gift_card_not_valid'],
  },
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists gift cards without their codes, page by page.',
    who: 'staff',
    permission: 'giftCards.read',
    query: giftCardQuerySchema,
    response: pageOf(giftCardRow),
  },
  issue: {
    method: 'POST',
    path: '/',
    does: 'Issues a gift card. Only this response contains its code.',
    who: 'staff',
    permission: 'giftCards.edit',
    body: newGiftCardSchema,
    bodyBytes: FORM_BODY,
    response: object({ code: string(), card: giftCardRow }),
    errors: ['recent_sign_in_needed', 'already_saved'],
  },
  totals: {
    method: 'GET',
    path: '/totals',
    does: 'Counts gift cards and adds up their value.',
    who: 'staff',
    permission: 'giftCards.read',
    response: object({ totals: giftCardTotals }),
  },
  show: {
    method: 'GET',
    path: '/:id',
    does: 'Returns a gift card with its movements.',
    who: 'staff',
    permission: 'giftCards.read',
    response: object({ card: giftCardDetails }),
  },
  disable: {
    method: 'POST',
    path: '/:id/disable',
    does: 'Disables a gift card for good.',
    who: 'staff',
    permission: 'giftCards.edit',
    body: giftCardDisableSchema,
    bodyBytes: FORM_BODY,
    response: object({ card: giftCardRow }),
    errors: ['not_allowed'],
  },
});
