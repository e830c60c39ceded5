import { createServer } from 'node:http';
import type { Server } from 'node:http';

import { rpcErrorOf } from '../failure.ts';
import type { Log } from '../failure.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { HttpExchange } from './http-exchange.ts';
import type { HttpHandler } from './http-exchange.ts';
import { httpFailure } from './http-failure.ts';

/** Browsers reuse a connection for the next back channel; longer than one lasts. */
const KEEP_ALIVE_MS = 65_000;

/** A server that is not listening yet. The first handler that accepts a request answers it. */
export function createHttpServer(handlers: readonly HttpHandler[], log: Log): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const exchange = new HttpExchange(request, response);
    response.on('error', () => response.destroy());
    allowOrigin(exchange);
    if (exchange.method === 'OPTIONS') {
      answerPreflight(exchange);
      return;
    }
    answer(exchange, handlers).catch((error: unknown) => sendFailure(exchange, error, log));
  });
}

async function answer(exchange: HttpExchange, handlers: readonly HttpHandler[]): Promise<void> {
  for (const handle of handlers) {
    const answered = handle(exchange);
    if (answered) return answered;
  }
  exchange.sendText(404, 'Not Found\n');
}

function sendFailure(exchange: HttpExchange, error: unknown, log: Log): void {
  const { response } = exchange;
  if (response.destroyed) return; // the client has disconnected
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const failure = httpFailure(rpcErrorOf(error, log));
  exchange.sendJson(failure.error.code, failure);
}
