import {
  array,
  boolean,
  literal,
  null_,
  nullish,
  number,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { paiseAmount, time } from '../api/response-fields.ts';
import { ROLES } from '../people/user-profile.ts';
import {
  amount,
  flag,
  paiseOrNothing,
  storedObject,
  text,
  textOrNull,
  texts,
  timeOrEpoch,
  timeOrNull,
} from '../records/stored-fields.ts';
import { DISCOUNT_KINDS, DISCOUNT_METHODS, GIFT_CARD_STATES } from './code-kinds.ts';

const limit = nullish(number(), null);

/** discounts/{id}; unset limits are null, empty lists mean no restriction. */
export const discountSchema = storedObject({
  method: optional(picklist(DISCOUNT_METHODS), 'code'),
  /** upper case without spaces; for an automatic discount its internal name */
  code: string(),
  description: text,
  kind: picklist(DISCOUNT_KINDS),
  percent: amount,
  amount: paiseOrNothing,
  maxDiscount: nullish(paiseAmount, null),
  minSubtotal: paiseOrNothing,
  collections: texts,
  products: texts,
  roles: optional(array(picklist(ROLES)), []),
  perPersonLimit: limit,
  totalLimit: limit,
  used: amount,
  stackable: flag,
  active: boolean(),
  /** product pages show the code; missing in older discounts */
  isPublic: optional(boolean()),
  startsAt: time,
  endsAt: timeOrNull,
  createdAt: timeOrEpoch,
  updatedAt: timeOrEpoch,
});
export type Discount = InferOutput<typeof discountSchema>;

const giftCardEvent = storedObject({
  what: picklist(['issued', 'disabled']),
  amount: paiseAmount,
  orderId: optional(null_(), null),
  by: text,
  at: time,
});
export type GiftCardEvent = InferOutput<typeof giftCardEvent>;

/** giftCards/{id}. The code is shown once and never stored; the id is its hash. */
export const giftCardSchema = storedObject({
  number: optional(string()),
  last4: string(),
  customerName: text,
  customerEmail: text,
  initial: paiseAmount,
  balance: paiseAmount,
  lapsed: optional(paiseAmount),
  currency: optional(literal('INR'), 'INR'),
  state: picklist(GIFT_CARD_STATES),
  expiresAt: time,
  issuedAt: time,
  updatedAt: timeOrEpoch,
  /** Staff actions only: order movements are in giftCardMovements, so the record never grows too large. */
  events: optional(array(giftCardEvent), []),
  requestHash: optional(string()),
  /** the sale to a shopper; absent for cards that staff have issued */
  saleId: optional(string()),
});
export type GiftCard = InferOutput<typeof giftCardSchema>;

/** giftCardMovements/{id}: initial + the sum of the rows = balance. */
export const giftCardMovementSchema = storedObject({
  cardId: string(),
  /** null for an order that was never in this shop's records */
  orderId: textOrNull,
  /** `lapsed`: balance at expiry, written off at a later refund */
  reason: picklist(['redeemed', 'restored', 'lapsed']),
  /** paise; negative when spent or written off */
  balanceDelta: paiseAmount,
  by: text,
  at: time,
  until: optional(time),
});
export type GiftCardMovement = InferOutput<typeof giftCardMovementSchema>;
