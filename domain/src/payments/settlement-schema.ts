import { array, nullable, object, optional, picklist, string, type InferOutput } from 'valibot';

import { count, paiseAmount, time } from '../api/response-fields.ts';
import { storedObject } from '../records/stored-fields.ts';

/** What moves the balance at the gateway. The booked amounts are at least 0 unless they correct something. */
const figures = {
  /** captured, before fees */
  payments: paiseAmount,
  refunds: paiseAmount,
  /** of payments and instant refunds, without tax */
  fees: paiseAmount,
  /** GST on the fees */
  tax: paiseAmount,
  /** deducted for lost disputes */
  disputes: paiseAmount,
  /** everything else: a credit is above 0 */
  adjustments: paiseAmount,
};
const gatewayFigures = object(figures);
export type GatewayFigures = InferOutput<typeof gatewayFigures>;

/**
 * settlements/{id}: one transfer to the shop's bank account (razorpay.com/docs/api/settlements/entity), with the
 * figures of its items.
 */
export const settlementSchema = storedObject({
  id: string(),
  /** what reached the bank */
  amount: paiseAmount,
  status: string(),
  utr: string(),
  createdAt: time,
  ...figures,
  items: count,
});
export type SettlementRecord = InferOutput<typeof settlementSchema>;

/** What the gateway says about a transfer. */
export type Settlement = Omit<SettlementRecord, keyof GatewayFigures | 'items'>;

/**
 * settlementItems/{settlement}_{entity}: a movement of the balance that the gateway has settled
 * (razorpay.com/docs/api/settlements/fetch-recon).
 */
export const settledItemSchema = storedObject({
  settlementId: string(),
  /** of a payment, refund, transfer or adjustment */
  entityId: string(),
  type: string(),
  credit: paiseAmount,
  debit: paiseAmount,
  amount: paiseAmount,
  /** includes the tax */
  fee: paiseAmount,
  tax: paiseAmount,
  settledAt: time,
  /** null for payments */
  paymentId: nullable(string()),
  disputeId: nullable(string()),
  method: nullable(string()),
  description: nullable(string()),
  createdAt: time,
  /** the order at the gateway */
  gatewayOrderId: nullable(string()),
});
export type SettledItem = InferOutput<typeof settledItemSchema>;

const SETTLEMENT_PROBLEMS = [
  'not_settled',
  'unknown',
  'amount_differs',
  'fee_differs',
  'settled_twice',
  'unexplained',
  'total_differs',
] as const;
export type SettlementProblemCode = (typeof SETTLEMENT_PROBLEMS)[number];

/** Something that does not match, with both amounts. */
const settlementProblem = object({
  code: picklist(SETTLEMENT_PROBLEMS),
  /** a payment, refund, dispute, adjustment or settlement */
  id: string(),
  settlementId: nullable(string()),
  orderId: nullable(string()),
  /** by the shop's records; 0 when it knows nothing */
  expected: paiseAmount,
  /** by the gateway; 0 when it has settled nothing */
  found: paiseAmount,
  at: time,
});
export type SettlementProblem = InferOutput<typeof settlementProblem>;

/** A day in India whose settlements the gateway did not report, with how often it was asked. */
const unfetchedDay = object({ day: string(), failures: count });
export type UnfetchedDay = InferOutput<typeof unfetchedDay>;

/** gatewayMonths/{2026-11}: the balance at the gateway, and what does not match. */
export const gatewayMonthSchema = storedObject({
  month: string(),
  opening: paiseAmount,
  ...figures,
  settlements: paiseAmount,
  /** opening + payments − refunds − fees − tax − disputes + adjustments − settlements */
  closing: paiseAmount,
  /** the first 200 */
  problems: array(settlementProblem),
  problemCount: count,
  /** to be fetched again; absent in older statements, and in that of last month */
  unfetchedDays: optional(array(unfetchedDay)),
  updatedAt: time,
});
export type GatewayMonth = InferOutput<typeof gatewayMonthSchema>;

/** The figures of a month. */
export type GatewayStatement = Omit<
  GatewayMonth,
  'month' | 'problems' | 'problemCount' | 'unfetchedDays' | 'updatedAt'
>;
