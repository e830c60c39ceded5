import { optional, picklist, string, type InferOutput } from 'valibot';

import { count, paiseAmount, time } from '../api/response-fields.ts';
import {
  paiseOrNothing,
  storedObject,
  text,
  textOrNull,
  timeOrNull,
} from '../records/stored-fields.ts';

/**
 * `paid`: its card is issued. `refunding`: the card is disabled and the refund is on its way. `refund_failed`: the card
 * is disabled and staff must ask for the refund again.
 */
export const GIFT_CARD_SALE_STATES = [
  'pending_payment',
  'paid',
  'refunding',
  'refund_failed',
  'refunded',
] as const;

/**
 * giftCardSales/{id}: the purchase of a gift card by a shopper. It is no order: no goods, no tax (CGST Act s. 12(4): a
 * voucher for goods of several rates is taxed when it is redeemed), no shipping and no discount.
 */
export const giftCardSaleSchema = storedObject({
  id: string(),
  number: string(),
  state: picklist(GIFT_CARD_SALE_STATES),
  /** value of the card and price of the sale, in paise */
  amount: paiseAmount,
  currency: string(),
  uid: textOrNull,
  buyer: storedObject({ name: text, email: text, phone: text }),
  recipient: storedObject({ name: text, email: text }),
  message: text,
  /** day in India on which the recipient gets the card */
  deliverOn: string(),
  /** of the shop's emails about it; English without one */
  language: optional(picklist(['en', 'hi'])),
  /** the same request opens the same sale; another one does not */
  requestHash: text,
  /** keyed hash of the network address, if known */
  placedFrom: textOrNull,
  gatewayOrderId: textOrNull,
  payableUntil: time,
  failedPayments: optional(storedObject({ count, lastAt: time })),
  /** the payment that paid it */
  paymentId: textOrNull,
  /** paise that arrived and that went back */
  captured: paiseOrNothing,
  refunded: paiseOrNothing,
  cardId: textOrNull,
  cardNumber: text,
  /** the day on which the card is emailed; null before it is paid, and once it is emailed */
  emailDueOn: textOrNull,
  paidAt: timeOrNull,
  refundedAt: timeOrNull,
  createdAt: time,
  updatedAt: time,
});
export type GiftCardSale = InferOutput<typeof giftCardSaleSchema>;
