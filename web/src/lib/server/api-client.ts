import { APP_CHECK_KEY } from './env.ts';
import { requestAppCheckToken } from './app-check-token.ts';

/** Reasons that the browser itself gives; all others come from the server's `code`. */
export const NETWORK_FAILURE = 'network';
/** What somebody reads who has no network. */
export const NETWORK_MESSAGE = 'Network error. Please check your connection.';

/** An answer of `/api` that is not a success. `message` is the sentence that the shopper reads. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  /** True when nobody gave a sentence: `message` has the status alone. */
  readonly hasNoMessage: boolean;

  constructor(message: string, { status, code, details, hasNoMessage = false }: Reason) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hasNoMessage = hasNoMessage;
  }
}

interface Reason {
  status: number;
  code: string;
  details?: unknown;
  hasNoMessage?: boolean;
}

interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Firebase ID token of the person who asks; leave out for a guest. */
  token?: string | undefined;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Calls the store's own API (`path` without the leading `/api`) and gives the body of a successful answer.
 * @throws ApiError with the server's sentence, or `HTTP error! status: {code}` when it sent none
 */
export async function callApi(path: string, call: ApiCall = {}): Promise<JsonObject> {
  const response = await send(path, call);
  const body = await readBody(response);
  if (response.ok && body.success !== false) return body;
  throw createApiError(response, body);
}

/**
 * Fetches a file of the store's own API, such as a PDF.
 * @throws ApiError as callApi
 */
export async function fetchFile(path: string, token: string | undefined): Promise<Blob> {
  const response = await send(path, { token });
  if (response.ok) return response.blob();
  throw createApiError(response, await readBody(response));
}

/** The failure that an answer of the API tells of. */
export function createApiError({ status }: { status: number }, body: JsonObject): ApiError {
  const sentence = asText(body.error);
  return new ApiError(sentence ?? `HTTP error! status: ${status}`, {
    status,
    code: asText(body.code) ?? 'unknown',
    details: body.details,
    hasNoMessage: sentence === undefined,
  });
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

/** True for `{…}`; arrays, null and plain values are not objects here. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; none where it is no list. */
export function jsonObjectsIn(list: unknown): JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
