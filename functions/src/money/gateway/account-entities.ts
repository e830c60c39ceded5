import { number, object, string } from 'yup';

import { paise } from '@kargha/domain/money/paise';
import { DISPUTE_PHASES, DISPUTE_STATUSES } from '@kargha/domain/payments/dispute';
import type { SettledItem, Settlement } from '@kargha/domain/payments/settlement-schema';

import type { GatewayDispute } from './gateway-account.ts';

const wholePaise = () => number().integer().min(0).required();
const seconds = () => number().integer().min(0).required();
const textOrNull = () => string().nullable().default(null);

const disputeSchema = object({
  id: string().required(),
  payment_id: string().required(),
  amount: wholePaise(),
  amount_deducted: wholePaise(),
  currency: string().required(),
  reason_code: textOrNull(),
  reason_description: textOrNull(),
  respond_by: seconds(),
  status: string().oneOf(DISPUTE_STATUSES).required(),
  phase: string().oneOf(DISPUTE_PHASES).required(),
  evidence: object({ submitted_at: number().integer().nullable().default(null) }).nullable(),
  created_at: seconds(),
});

/** razorpay.com/docs/api/disputes/entity. Throws yup's ValidationError for anything else. */
export function readDispute(entity: unknown): GatewayDispute {
  const dispute = disputeSchema.validateSync(entity, { strict: true });
  const submittedAt = dispute.evidence?.submitted_at ?? null;
  return {
    id: dispute.id,
    paymentId: dispute.payment_id,
    amount: paise(dispute.amount),
    deducted: paise(dispute.amount_deducted),
    currency: dispute.currency,
    reasonCode: dispute.reason_code ?? '',
    reason: dispute.reason_description ?? '',
    phase: dispute.phase,
    status: dispute.status,
    respondBy: dateOf(dispute.respond_by),
    submittedAt: submittedAt === null ? null : dateOf(submittedAt),
    createdAt: dateOf(dispute.created_at),
  };
}

const settlementSchema = object({
  id: string().required(),
  amount: number().integer().required(),
  status: string().required(),
  utr: textOrNull(),
  created_at: seconds(),
});

/** razorpay.com/docs/api/settlements/entity. Throws yup's ValidationError for anything else. */
export function readSettlement(entity: unknown): Settlement {
  const read = settlementSchema.validateSync(entity, { strict: true });
  const { id, amount, status, utr, created_at: at } = read;
  return { id, amount: paise(amount), status, utr: utr ?? '', createdAt: dateOf(at) };
}

const itemSchema = object({
  settlement_id: string().required(),
  entity_id: string().required(),
  type: string().required(),
  credit: wholePaise(),
  debit: wholePaise(),
  amount: wholePaise(),
  fee: wholePaise(),
  tax: wholePaise(),
  created_at: seconds(),
  settled_at: seconds(),
  payment_id: textOrNull(),
  dispute_id: textOrNull(),
  order_id: textOrNull(),
  method: textOrNull(),
  description: textOrNull(),
});

/** razorpay.com/docs/api/settlements/fetch-recon. Throws yup's ValidationError for anything else. */
export function readSettledItem(entity: unknown): SettledItem {
  const item = itemSchema.validateSync(entity, { strict: true });
  return {
    settlementId: item.settlement_id,
    entityId: item.entity_id,
    type: item.type,
    credit: paise(item.credit),
    debit: paise(item.debit),
    amount: paise(item.amount),
    fee: paise(item.fee),
    tax: paise(item.tax),
    createdAt: dateOf(item.created_at),
    settledAt: dateOf(item.settled_at),
    paymentId: item.payment_id ?? null,
    disputeId: item.dispute_id ?? null,
    gatewayOrderId: item.order_id ?? null,
    method: item.method ?? null,
    description: item.description ?? null,
  };
}

/** Razorpay sends times in whole seconds since 1970. */
export function dateOf(at: number): Date {
  return new Date(at * 1000);
}
