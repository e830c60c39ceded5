import {
  array,
  boolean,
  literal,
  optional,
  nullable,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { lineRef } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { flag, paiseOrNothing, storedObject, text, textOrNull } from '../records/stored-fields.ts';
import { methodField } from './order-payment-schema.ts';
import { OFFLINE_METHODS, PAYMENT_STATES } from './payment.ts';
import { ADJUSTMENT_PURPOSES, REFUND_PURPOSES } from './refund-purpose.ts';
import { REFUND_SPEEDS } from './refund-speed.ts';
import { reviewReasonField } from './review-reason-field.ts';

/** payments/{id}: what the gateway reported about a payment, under its id. */
export const paymentSchema = storedObject({
  orderId: textOrNull,
  /** the sale of a gift card that it is for; absent for orders */
  giftCardSaleId: optional(string()),
  gatewayOrderId: string(),
  amount: paiseAmount,
  currency: string(),
  method: methodField,
  state: picklist(PAYMENT_STATES),
  refunded: paiseOrNothing,
  /** the gateway's fee, which includes `tax`; absent until it is captured, and in older payments */
  fee: optional(paiseAmount),
  tax: optional(paiseAmount),
  /** a discount by an offer at the gateway */
  offer: optional(storedObject({ id: string(), discount: paiseAmount })),
  /** the part of `amount` that is the gateway's fee, paid by the shopper */
  customerFee: optional(paiseAmount),
  /** when the shop recorded the capture; absent in older payments */
  capturedAt: optional(time),
  reviewReasons: optional(array(reviewReasonField), []),
  /** there are review reasons */
  needsReview: flag,
  /** true when the whole payment is refunded because it bought nothing */
  refunding: flag,
  updatedAt: time,
});
export type PaymentRecord = InferOutput<typeof paymentSchema>;

/** bankTransfers/{id}: an offline payment, cash that a courier collected, or a manual refund by bank transfer, cash or UPI. */
export const bankTransferSchema = storedObject({
  orderId: string(),
  uid: textOrNull,
  amount: paiseAmount,
  method: methodField,
  /** set for a refund */
  direction: optional(literal('out')),
  utr: text,
  /** of the first record of a transfer that pays several: the whole, what is allocated, and to how many */
  total: optional(paiseAmount),
  drawn: optional(paiseAmount),
  draws: optional(count),
  /** of cash that a courier collected: the transfer with which it arrived; absent before */
  remittance: optional(storedObject({ reference: string(), day: string(), by: text, at: time })),
  at: time,
});
export type BankTransfer = InferOutput<typeof bankTransferSchema>;

/** What a refund or a balance adjustment is about. */
const target = {
  /** items that came back undelivered, or that were removed from the order */
  lines: optional(array(storedObject({ ...lineRef.entries, quantity: count }))),
  /** set when shipping is refunded with the items */
  includesShipping: optional(boolean()),
  /** for removed items: whether the tax invoice already listed them */
  isInvoiced: optional(boolean()),
  returnId: optional(string()),
};

/** refunds/{id}: the id is the idempotency key at the gateway. */
export const refundSchema = storedObject({
  id: string(),
  /** null for the sale of a gift card, and for a payment that is for neither */
  orderId: nullable(string()),
  /** the sale of a gift card that it is for; absent for orders */
  giftCardSaleId: optional(string()),
  /** a payment or a bank transfer; null for the gift card or the exchange that the order is paid with */
  paymentId: nullable(string()),
  /** how that was paid, and so how the money goes back */
  method: methodField,
  amount: paiseAmount,
  purpose: picklist(REFUND_PURPOSES),
  ...target,
  /** `owed`: the payment was made offline, so staff must refund it manually */
  state: picklist(['requested', 'pending', 'processed', 'failed', 'owed']),
  /** the gateway's id, or the reference of the manual refund */
  gatewayRefundId: textOrNull,
  /** when the gateway accepted it; absent before, and in older refunds */
  sentAt: optional(time),
  /** when the bank returned it; absent unless it failed after it was sent */
  returnedAt: optional(time),
  /** asked for and made by the gateway; absent in older refunds */
  speedRequested: optional(picklist(REFUND_SPEEDS)),
  speed: optional(picklist(REFUND_SPEEDS)),
  /** the gateway's fee for an instant refund, which includes `tax`; absent without one */
  fee: optional(paiseAmount),
  tax: optional(paiseAmount),
  /** when an instant refund fell back to normal speed, which costs nothing */
  feeReturnedAt: optional(time),
  /** absent for refunds by the gateway or to a gift card, and until it is refunded */
  byHand: optional(
    storedObject({
      method: picklist(OFFLINE_METHODS),
      reference: string(),
      /** business day in India, as 2026-11-21 */
      day: string(),
      by: text,
    }),
  ),
  /** the refund group: refunds of several payments that were requested together; absent in older refunds */
  claim: optional(string()),
  initiatedFrom: picklist(['auto', 'admin', 'return', 'dashboard']),
  /** the member of staff who asked for it; absent for automatic and in older refunds */
  requestedBy: optional(string()),
  /** the second person, where one was needed */
  approvedBy: optional(string()),
  /** the reason given by staff; absent where the purpose says it all */
  note: optional(string()),
  /** the failed refund that it replaces */
  retryOf: optional(string()),
  /** why the gateway has not accepted it so far; absent when it did at once */
  trouble: optional(string()),
  /** the refund that replaced it after it failed */
  retriedAs: optional(string()),
  /** what was refunded in another way after it failed */
  resent: optional(paiseAmount),
  creditNoteNumber: optional(string()),
  /** for an advance that was refunded before the tax invoice */
  refundVoucherNumber: optional(string()),
  createdAt: time,
  updatedAt: time,
});
export type RefundRecord = InferOutput<typeof refundSchema>;

/** A purpose with the items or the return that it is about. */
export type RefundTarget = Pick<RefundRecord, 'purpose' | keyof typeof target>;

/** balanceAdjustments/{id}: goods that reduced the unpaid balance of an order, or paid for a replacement. No money moved. */
export const balanceAdjustmentSchema = storedObject({
  id: string(),
  orderId: string(),
  purpose: picklist(ADJUSTMENT_PURPOSES),
  ...target,
  /** of an exchange: the order that it pays for */
  replacementId: optional(string()),
  amount: paiseAmount,
  /** the refund group: one credit note has the items of an adjustment and of the refunds next to it */
  claim: string(),
  initiatedFrom: picklist(['admin', 'return']),
  note: text,
  creditNoteNumber: optional(string()),
  createdAt: time,
});
export type BalanceAdjustment = InferOutput<typeof balanceAdjustmentSchema>;
