import type { Paise } from '@kargha/domain/money/paise';
import type { RefundSpeed } from '@kargha/domain/payments/refund-speed';
import type { ChargedPayment } from '@kargha/domain/payments/paid-amount';
import type { PaymentMethod } from '@kargha/domain/payments/payment-method';

export interface GatewayOrder {
  id: string;
  amount: Paise;
  currency: string;
  receipt: string;
}

export const GATEWAY_PAYMENT_STATUSES = [
  'created',
  'authorized',
  'captured',
  'refunded',
  'failed',
] as const;
export type GatewayPaymentStatus = (typeof GATEWAY_PAYMENT_STATUSES)[number];

export interface GatewayPayment extends ChargedPayment {
  id: string;
  gatewayOrderId: string;
  currency: string;
  status: GatewayPaymentStatus;
  /** GST in `fee`; absent until the payment is captured */
  tax?: Paise;
  method: PaymentMethod;
  begunAt: Date | null;
}

export type GatewayRefundStatus = 'pending' | 'processed' | 'failed';

export interface GatewayRefund {
  id: string;
  paymentId: string;
  amount: Paise;
  status: GatewayRefundStatus;
  refundId: string | null;
  /** absent where the gateway did not say */
  speed?: RefundSpeed;
  /** includes `tax`; 0 for a normal refund, absent where the gateway did not say */
  fee?: Paise;
  tax?: Paise;
}

/**
 * `declined`: the gateway refused and nothing happened. `busy`: rate limited, nothing happened, a retry will work.
 * `unavailable`: the call did not get through, nothing happened. `too_much`: it accepts no payment of this size.
 * `unknown`: it may have happened, so check before you retry.
 */
export type GatewayFailure = 'declined' | 'too_much' | 'busy' | 'unavailable' | 'unknown';

export class GatewayError extends Error {
  constructor(
    readonly failure: GatewayFailure,
    message: string,
  ) {
    super(message);
  }
}

/** What the store needs from a payment provider. Every call throws GatewayError and nothing else. */
export interface PaymentGateway {
  createOrder: (order: Omit<GatewayOrder, 'id'>) => Promise<GatewayOrder>;
  findOrderByReceipt: (receipt: string) => Promise<GatewayOrder | null>;
  fetchPayment: (paymentId: string) => Promise<GatewayPayment>;
  listPayments: (gatewayOrderId: string) => Promise<GatewayPayment[]>;
  capture: (payment: Pick<GatewayPayment, 'id' | 'amount' | 'currency'>) => Promise<GatewayPayment>;
  /** idempotent: the same refundId never refunds twice */
  refund: (refund: {
    refundId: string;
    paymentId: string;
    amount: Paise;
    /** `instant` falls back to normal where the bank cannot; absent: normal */
    speed?: RefundSpeed | undefined;
  }) => Promise<GatewayRefund>;
}
