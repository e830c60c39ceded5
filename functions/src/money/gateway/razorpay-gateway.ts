import { array, object } from 'yup';

import {
  GatewayError,
  type GatewayFailure,
  type GatewayRefund,
  type PaymentGateway,
} from './payment-gateway.ts';
import {
  readGatewayOrder,
  readGatewayPayment,
  readGatewayRefund,
  REFUND_NOTE,
} from './razorpay-entities.ts';

export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  baseUrl: string;
  /** how long one call may take; Hosting cuts a request after 60 s */
  timeoutMs?: number;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Network errors that are raised before a byte of the request was sent. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const TIMEOUT_MS = 8000;

const list = object({ items: array().required() });

/**
 * Razorpay's REST API. We use our own fetch because the official client has no timeout, loses the refund's
 * idempotency header, and throws a TypeError when the outcome of a call is unknown.
 */
export function razorpayGateway(account: RazorpayAccount): PaymentGateway {
  const call = caller(account);
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

    async refund({ refundId, paymentId, amount }): Promise<GatewayRefund> {
      const answer = await post(
        `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
        { amount, notes: { [REFUND_NOTE]: refundId } },
        { 'X-Refund-Idempotency': refundId },
      ).catch(forLackOfBalance);
      return understand(answer, readGatewayRefund);
    },
  };
}

function caller({ keyId, keySecret, baseUrl, timeoutMs = TIMEOUT_MS }: RazorpayAccount) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async function call({ method, path, body, headers }: Call): Promise<unknown> {
    const response = await reach(`${baseUrl}${path}`, {
      method,
      headers: { ...headers, authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text().catch(() => {
      throw new GatewayError('unknown', 'The gateway response was cut off.');
    });
    if (!response.ok) throw new GatewayError(failureOf(response.status), refusal(response, text));
    return readJson(text);
  };
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const failure = neverLeft(error) ? 'unavailable' : 'unknown';
    throw new GatewayError(failure, 'The gateway did not respond.');
  }
}

/**
 * 409 means that the same call is still in progress, 5xx that it failed somewhere inside. 401 and 403 are about
 * our key: nothing happened.
 */
function failureOf(status: number): GatewayFailure {
  if (status === 429) return 'busy';
  if (status === 401 || status === 403) return 'unavailable';
  return status >= 500 || status === 409 || status === 408 ? 'unknown' : 'declined';
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

function refusal({ status }: Response, text: string): string {
  const reason = /"description"\s*:\s*"([^"]{0,200})"/.exec(text)?.[1];
  return `The gateway answered ${status}${reason ? `: ${reason}` : '.'}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayError('unknown', 'The gateway response is not valid JSON.');
  }
}

function understand<Read>(entity: unknown, read: (entity: unknown) => Read): Read {
  try {
    return read(entity);
  } catch {
    throw new GatewayError('unknown', 'The gateway response has an unexpected format.');
  }
}

function itemsOf(answer: unknown): unknown[] {
  return list.validateSync(answer, { strict: true }).items;
}

function neverLeft(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  return typeof cause.code === 'string' && NEVER_CONNECTED.has(cause.code);
}
