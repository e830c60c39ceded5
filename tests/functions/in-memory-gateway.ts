import { randomBytes } from 'node:crypto';

import { paise, sumPaise } from '@kargha/domain/money/paise';

import {
  GatewayError,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayPaymentStatus,
  type GatewayRefund,
  type PaymentGateway,
} from '../../functions/src/money/gateway/payment-gateway.ts';

/** A gateway in memory with the same guarantees as the sandbox, without a network. */
export interface InMemoryGateway extends PaymentGateway {
  pay: (gatewayOrderId: string, status: GatewayPaymentStatus) => GatewayPayment;
  /** every captured payment, refunded or not */
  taken: () => GatewayPayment[];
  /** refunded amount of a payment, in paise */
  givenBack: (paymentId: string) => number;
  orders: () => GatewayOrder[];
}

export function inMemoryGateway(): InMemoryGateway {
  const orders = new Map<string, GatewayOrder>();
  const payments = new Map<string, GatewayPayment>();
  const refunds = new Map<string, GatewayRefund>();

  const paymentOf = (id: string): GatewayPayment => {
    const payment = payments.get(id);
    if (!payment) throw new GatewayError('declined', 'There is no such payment.');
    return payment;
  };
  const givenBack = (paymentId: string) =>
    sumPaise([...refunds.values()].filter((one) => one.paymentId === paymentId).map(amountOf));

  return {
    createOrder: async (order) => {
      const made = { ...order, id: newId('order') };
      orders.set(made.id, made);
      return Promise.resolve(made);
    },
    findOrderByReceipt: async (receipt) =>
      Promise.resolve([...orders.values()].find((order) => order.receipt === receipt) ?? null),
    fetchPayment: async (id) => Promise.resolve(paymentOf(id)),
    listPayments: async (orderId) =>
      Promise.resolve([...payments.values()].filter((one) => one.gatewayOrderId === orderId)),
    capture: async ({ id }) => {
      const payment = paymentOf(id);
      if (payment.status !== 'authorized') throw new GatewayError('declined', 'Not authorized.');
      const captured = { ...payment, status: 'captured' as const };
      payments.set(id, captured);
      return Promise.resolve(captured);
    },
    refund: async ({ refundId, paymentId, amount }) => {
      const known = refunds.get(refundId);
      if (known) return Promise.resolve(known);
      const payment = paymentOf(paymentId);
      if (givenBack(paymentId) + amount > payment.amount) {
        throw new GatewayError('declined', 'More than was paid.');
      }
      const made: GatewayRefund = {
        id: newId('rfnd'),
        paymentId,
        amount,
        status: 'processed',
        refundId,
      };
      refunds.set(refundId, made);
      if (givenBack(paymentId) === payment.amount) {
        payments.set(paymentId, { ...payment, status: 'refunded' });
      }
      return Promise.resolve(made);
    },
    pay: (gatewayOrderId, status) => {
      const order = orders.get(gatewayOrderId);
      if (!order) throw new Error(`The gateway has no order ${gatewayOrderId}.`);
      const { amount, currency } = order;
      const what = { gatewayOrderId, amount, currency, status };
      const payment = { id: newId('pay'), ...what, method: 'upi' as const, begunAt: new Date() };
      payments.set(payment.id, payment);
      return payment;
    },
    taken: () =>
      [...payments.values()].filter(({ status }) => status === 'captured' || status === 'refunded'),
    givenBack,
    orders: () => [...orders.values()],
  };
}

function amountOf({ amount }: GatewayRefund) {
  return paise(amount);
}

function newId(kind: string): string {
  return `${kind}_${randomBytes(9).toString('hex').slice(0, 14)}`;
}
