import type { HttpExchange } from './http-exchange.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
const READABLE_HEADERS = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';
const PREFLIGHT_SECONDS = 3600;

/**
 * Lets pages of any origin read every response, also errors. Echoes the origin because the web SDK sends
 * credentials, for which browsers reject `*`.
 */
export function allowOrigin({ request, response }: HttpExchange): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', READABLE_HEADERS);
  response.setHeader('Vary', 'Origin');
}

/** Allows everything that a preflight request asks for. */
export function answerPreflight({ request, response }: HttpExchange): void {
  const headers = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', METHODS);
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.writeHead(200, { 'Content-Length': 0 });
  response.end();
}
