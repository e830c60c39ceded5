import { requireDeclaredResponse, requireMessageKeys } from './declared-response.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

export interface CallOptions {
  token?: string;
  /** The sender IP address. */
  from?: string;
  headers?: Record<string, string>;
}

/** A client for one shop: the suite's behind Hosting, or one in the process of the test. */
export interface ShopClient {
  get: (path: string, options?: CallOptions) => Promise<Answer>;
  post: (path: string, body: unknown, options?: CallOptions) => Promise<Answer>;
  put: (path: string, body: unknown, options?: CallOptions) => Promise<Answer>;
  delete: (path: string, options?: CallOptions) => Promise<Answer>;
  /** Opens an API link as a browser does, without following redirects. */
  visit: (path: string, options?: CallOptions) => Promise<Response>;
  download: (path: string, options?: CallOptions) => Promise<Response>;
  /** Submits a form as a browser does, without following redirects. */
  submit: (path: string, fields: object) => Promise<Response>;
  /** Puts a file as the request body. */
  upload: (path: string, file: Buffer, options?: CallOptions) => Promise<Answer>;
  /** Sends raw bytes. */
  send: (method: string, path: string, body: string, options?: CallOptions) => Promise<Answer>;
}

export const suiteShopUrl = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';

export const shop = shopClient(suiteShopUrl);

export function shopClient(url: string): ShopClient {
  const send: ShopClient['send'] = (method, path, body, options = {}) =>
    call(`${url}/api${path}`, { method, body, headers: headersOf(options, body) });
  return {
    send,
    visit: (path, options = {}) =>
      fetch(`${url}/api${path}`, { redirect: 'manual', headers: headersOf(options) }),
    download: (path, options = {}) => fetch(`${url}/api${path}`, { headers: headersOf(options) }),
    submit: (path, fields) =>
      fetch(`${url}/api${path}`, {
        method: 'POST',
        body: new URLSearchParams(Object.entries(fields)),
        redirect: 'manual',
      }),
    get: (path, options = {}) => call(`${url}/api${path}`, { headers: headersOf(options) }),
    post: (path, body, options) => send('POST', path, JSON.stringify(body), options),
    put: (path, body, options) => send('PUT', path, JSON.stringify(body), options),
    upload: (path, file, options = {}) =>
      call(`${url}/api${path}`, {
        method: 'PUT',
        body: new Uint8Array(file),
        headers: { ...headersOf(options), 'content-type': 'application/octet-stream' },
      }),
    delete: (path, options = {}) =>
      call(`${url}/api${path}`, { method: 'DELETE', headers: headersOf(options) }),
  };
}

function headersOf({ token, from, headers }: CallOptions, body?: string): Record<string, string> {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
    ...headers,
  };
}

async function call(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const body = JSON.parse(text) as Record<string, unknown>;
  const check = response.ok ? requireDeclaredResponse : requireMessageKeys;
  check(init.method ?? 'GET', url, body);
  return { status: response.status, body, headers: response.headers };
}
