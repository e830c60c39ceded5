import { array, object } from 'yup';

import { NoAnswerError, reachService } from '../../platform/outside-service.ts';
import { GatewayError, type GatewayFailure } from './payment-gateway.ts';

export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  baseUrl: string;
  /** how long one call may take; Hosting cuts a request after 60 s */
  timeoutMs?: number;
}

export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** JSON, or a form with files */
  body?: object;
  headers?: Record<string, string>;
}

const TIMEOUT_MS = 8000;

const JSON_TYPE = { 'content-type': 'application/json' };

const list = object({ items: array().required() });

/** Calls Razorpay's REST API. Throws GatewayError and nothing else. */
export function razorpayCaller({
  keyId,
  keySecret,
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: RazorpayAccount) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async function call({ method, path, body, headers }: Call): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await reachService(`${baseUrl}${path}`, timeoutMs, {
      method,
      headers: { ...headers, authorization, ...(!isForm && JSON_TYPE) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      const isUnsent = error instanceof NoAnswerError && error.neverLeft;
      throw new GatewayError(isUnsent ? 'unavailable' : 'unknown', 'The gateway did not respond.');
    });
    const text = await response.text().catch(() => {
      throw new GatewayError('unknown', 'The gateway response was cut off.');
    });
    if (!response.ok) throw new GatewayError(failureOf(response.status), refusal(response, text));
    return readJson(text);
  };
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

/** Throws GatewayError `unknown` for a response that is not what it should be. */
export function understand<Read>(entity: unknown, read: (entity: unknown) => Read): Read {
  try {
    return read(entity);
  } catch {
    throw new GatewayError('unknown', 'The gateway response has an unexpected format.');
  }
}

export function itemsOf(answer: unknown): unknown[] {
  return list.validateSync(answer, { strict: true }).items;
}
