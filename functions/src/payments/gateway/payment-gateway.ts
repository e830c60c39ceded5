import type { Paise } from '@kargha/domain/money/paise';

/** An order as the gateway knows it. */
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

/** One try to pay an order, as the gateway tells it. */
export interface GatewayPayment {
  id: string;
  gatewayOrderId: string;
  amount: Paise;
  currency: string;
  status: GatewayPaymentStatus;
  method: string | null;
  /** when the shopper began it, to the second; null when the gateway does not say */
  begunAt: Date | null;
}

export type GatewayRefundStatus = 'pending' | 'processed' | 'failed';

export interface GatewayRefund {
  id: string;
  paymentId: string;
  amount: Paise;
  status: GatewayRefundStatus;
  /** the id that we gave it; null for refunds made in the gateway's own dashboard */
  refundId: string | null;
}

/**
 * What a failed call means. `declined`: the gateway understood and refused, nothing happened. `busy`: it is called too
 * often, nothing happened, and in a moment the same call goes through. `unavailable`: the call did not get through,
 * nothing happened. `too_much`: it takes no payment of this size, nothing happened. `unknown`: it may have happened; ask
 * before you act.
 */
export type GatewayFailure = 'declined' | 'too_much' | 'busy' | 'unavailable' | 'unknown';

/** What a call of the gateway ends with when it did not go through; `failure` says what is known of it. */
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
  /** null when the gateway has no order with this receipt */
  findOrderByReceipt: (receipt: string) => Promise<GatewayOrder | null>;
  fetchPayment: (paymentId: string) => Promise<GatewayPayment>;
  /** every try to pay this order */
  listPayments: (gatewayOrderId: string) => Promise<GatewayPayment[]>;
  /** takes the money of an authorized payment */
  capture: (payment: Pick<GatewayPayment, 'id' | 'amount' | 'currency'>) => Promise<GatewayPayment>;
  /** gives money back; the same refundId never gives twice */
  refund: (refund: {
    refundId: string;
    paymentId: string;
    amount: Paise;
  }) => Promise<GatewayRefund>;
}
