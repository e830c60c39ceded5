import { paise } from '@kargha/domain/money/paise';
import { paymentMethod } from '@kargha/domain/payments/payment-method';
import { array, mixed, number, object, string, type InferType } from 'yup';

import {
  GATEWAY_PAYMENT_STATUSES,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
} from './payment-gateway.ts';

/** The key of the refund note that holds our own id. */
export const REFUND_NOTE = 'kargha_refund_id';

const wholePaise = () => number().integer().min(0).required();

const orderSchema = object({
  id: string().required(),
  amount: wholePaise(),
  currency: string().required(),
  receipt: string().nullable().default(null),
});

const optionalPaise = () => number().integer().min(0).nullable().default(null);

const paymentSchema = object({
  id: string().required(),
  order_id: string().nullable().default(null),
  amount: wholePaise(),
  currency: string().required(),
  status: string().oneOf(GATEWAY_PAYMENT_STATUSES).required(),
  method: string().nullable().default(null),
  created_at: number().integer().min(0).nullable().default(null),
  fee: optionalPaise(),
  tax: optionalPaise(),
  fee_bearer: string().nullable().default(null),
  offer_id: string().nullable().default(null),
  /** with `expand[]=offers` (razorpay.com/docs/api/payments/fetch-payment-expanded-offers) */
  offers: object({ items: array(object({ id: string().required() })).required() })
    .nullable()
    .default(null),
});

const refundSchema = object({
  id: string().required(),
  payment_id: string().required(),
  amount: wholePaise(),
  status: string().oneOf(['pending', 'processed', 'failed']).required(),
  notes: mixed().nullable(),
  speed_processed: string().nullable().default(null),
  fee: optionalPaise(),
  tax: optionalPaise(),
});

/** Throws yup's ValidationError for anything that is not a Razorpay order. */
export function readGatewayOrder(entity: unknown): GatewayOrder {
  const { id, amount, currency, receipt } = orderSchema.validateSync(entity, { strict: true });
  return { id, amount: paise(amount), currency, receipt: receipt ?? '' };
}

/** Throws yup's ValidationError for anything that is not a Razorpay payment. */
export function readGatewayPayment(entity: unknown): GatewayPayment {
  const payment = paymentSchema.validateSync(entity, { strict: true });
  return {
    id: payment.id,
    gatewayOrderId: payment.order_id ?? '',
    amount: paise(payment.amount),
    currency: payment.currency,
    status: payment.status,
    method: paymentMethod(payment.method),
    begunAt: secondsOf(payment.created_at),
    ...chargesOf(payment),
  };
}

function chargesOf(payment: InferType<typeof paymentSchema>) {
  const offerId = payment.offer_id ?? payment.offers?.items[0]?.id;
  return {
    ...(offerId !== undefined && { offerId }),
    ...feeOf(payment),
    ...(payment.fee_bearer === 'customer' && { isFeeByCustomer: true as const }),
  };
}

/** The fee of a payment that is not captured is null or 0. */
function feeOf({ fee, tax, status }: InferType<typeof paymentSchema>) {
  const isCaptured = status === 'captured' || status === 'refunded';
  if (!isCaptured || typeof fee !== 'number') return {};
  return { fee: paise(fee), tax: paise(tax ?? 0) };
}

/** Razorpay sends times in whole seconds since 1970. */
function secondsOf(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000);
}

/** Throws yup's ValidationError for anything that is not a Razorpay refund. */
export function readGatewayRefund(entity: unknown): GatewayRefund {
  const refund = refundSchema.validateSync(entity, { strict: true });
  return {
    id: refund.id,
    paymentId: refund.payment_id,
    amount: paise(refund.amount),
    status: refund.status,
    refundId: refundNote(refund.notes),
    ...speedOf(refund),
  };
}

/** Only an instant refund costs a fee; its entity need not name it (razorpay.com/docs/api/refunds/entity). */
function speedOf({ speed_processed: speed, fee, tax }: InferType<typeof refundSchema>) {
  if (speed === 'normal') return { speed, fee: paise(0), tax: paise(0) } as const;
  if (speed !== 'instant') return {};
  if (typeof fee !== 'number') return { speed } as const;
  return { speed, fee: paise(fee), tax: paise(tax ?? 0) } as const;
}

/** Razorpay sends an empty list when there are no notes. */
function refundNote(notes: unknown): string | null {
  if (typeof notes !== 'object' || notes === null || !(REFUND_NOTE in notes)) return null;
  const id = notes[REFUND_NOTE];
  return typeof id === 'string' ? id : null;
}
