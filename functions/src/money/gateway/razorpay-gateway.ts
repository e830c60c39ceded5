import { GatewayError, type GatewayRefund, type PaymentGateway } from './payment-gateway.ts';
import {
  readGatewayOrder,
  readGatewayPayment,
  readGatewayRefund,
  REFUND_NOTE,
} from './razorpay-entities.ts';
import { itemsOf, razorpayCaller, understand, type RazorpayAccount } from './razorpay-call.ts';

/**
 * Razorpay's REST API. We use our own fetch because the official client has no timeout, loses the refund's
 * idempotency header, and throws a TypeError when the outcome of a call is unknown.
 */
export function razorpayGateway(account: RazorpayAccount): PaymentGateway {
  const call = razorpayCaller(account);
  const post = (path: string, body: object, headers = {}) =>
    call({ method: 'POST', path, body, headers });
  const get = (path: string) => call({ method: 'GET', path });

  return {
    async createOrder(order) {
      const answer = await post('/v1/orders', order).catch(forItsSize);
      return understand(answer, readGatewayOrder);
    },

    async findOrderByReceipt(receipt) {
      const answer = await get(`/v1/orders?receipt=${encodeURIComponent(receipt)}`);
      const found = understand(answer, itemsOf).map((item) => understand(item, readGatewayOrder));
      return found.find((order) => order.receipt === receipt) ?? null;
    },

    fetchPayment: async (id) =>
      understand(
        await get(`/v1/payments/${encodeURIComponent(id)}?expand[]=offers`),
        readGatewayPayment,
      ),

    async listPayments(gatewayOrderId) {
      const answer = await get(`/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`);
      return understand(answer, itemsOf).map((item) => understand(item, readGatewayPayment));
    },

    capture: async ({ id, amount, currency }) =>
      understand(
        await post(`/v1/payments/${encodeURIComponent(id)}/capture`, { amount, currency }),
        readGatewayPayment,
      ),

    async refund({ refundId, paymentId, amount, speed }): Promise<GatewayRefund> {
      const answer = await post(
        `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
        {
          amount,
          ...(speed === 'instant' && { speed: 'optimum' }),
          notes: { [REFUND_NOTE]: refundId },
        },
        { 'X-Refund-Idempotency': refundId },
      ).catch(forLackOfBalance);
      return understand(answer, readGatewayRefund);
    },
  };
}

/**
 * Razorpay declines a refund that the account balance does not cover; the same call works once there is money in
 * it.
 */
function forLackOfBalance(error: unknown): never {
  const isLack = error instanceof GatewayError && /not have enough balance/i.test(error.message);
  throw isLack ? new GatewayError('unavailable', error.message) : error;
}

/** Each Razorpay account has a maximum amount: ₹5,00,000 unless its owner asks for more. */
function forItsSize(error: unknown): never {
  const isSize = error instanceof GatewayError && /exceeds maximum amount/i.test(error.message);
  throw isSize ? new GatewayError('too_much', error.message) : error;
}
