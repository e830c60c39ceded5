import type { Sentence } from '@kargha/domain/messages/sentence';

import { APP_CHECK_KEY, IS_SERVER } from './env.ts';
import { pageSources } from './render-on-server.ts';
import { requestAppCheckToken } from './app-check-token.ts';
import { ErrorForPeople } from './error-message.ts';

/** The answer was not written by the shop’s server. */
export const UNKNOWN_CODE = 'unknown';
export const NETWORK_FAILURE = 'network';
export const NETWORK_MESSAGE = 'Network error. Please check your connection.';

export class ApiError extends ErrorForPeople {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(sentence: Sentence, { status, code, details }: Reason) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

interface Reason {
  status: number;
  code: string;
  details?: unknown;
}

interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  token?: string | undefined;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * `path` without the leading `/api`. Returns the body. @throws ApiError with the server's message, or `HTTP error!
 * status: {code}` without one
 */
export async function callApi(path: string, call: ApiCall = {}): Promise<JsonObject> {
  if (IS_SERVER) return pageSources().api(path).catch(failOnServer);
  const response = await send(path, call);
  const body = await readBody(response);
  if (response.ok && body.success !== false) return body;
  throw createApiError(response, body);
}

function failOnServer(error: { message: string; status?: number; code?: string }): never {
  const { message, status = 500, code = UNKNOWN_CODE } = error;
  throw new ApiError(message, { status, code });
}

/** Fetches a file, such as a PDF. @throws ApiError like callApi */
export async function fetchFile(path: string, token: string | undefined): Promise<Blob> {
  const response = await send(path, { token });
  if (response.ok) return response.blob();
  throw createApiError(response, await readBody(response));
}

export function createApiError({ status }: { status: number }, body: JsonObject): ApiError {
  const text = asText(body.error);
  const sentence = text ? withKeys(text, body.messages) : httpError(status);
  const code = asText(body.code) ?? UNKNOWN_CODE;
  return new ApiError(sentence, { status, code, details: body.details });
}

/** @param messages keys and values of the text's sentences, from the same response */
export function withKeys(text: string, messages: unknown): Sentence {
  const refs = Array.isArray(messages) ? messages.filter(isJsonObject) : [];
  return refs.length > 0 ? { text, refs } : text;
}

function httpError(status: number): Sentence {
  return {
    text: `HTTP error! status: ${status}`,
    refs: [{ key: 'http_error', params: { status } }],
  };
}

async function send(path: string, { method = 'GET', body, token }: ApiCall): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const proof = await requestAppCheckToken(
    method,
    APP_CHECK_KEY,
    () => import('../firebase/firebase-app-check.ts'),
  );
  if (proof !== undefined) headers.set('X-Firebase-AppCheck', proof);
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(NETWORK_MESSAGE, { status: 0, code: NETWORK_FAILURE });
  }
}

async function readBody(response: Response): Promise<JsonObject> {
  const body: unknown = await response.json().catch(() => undefined);
  return isJsonObject(body) ? body : {};
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
