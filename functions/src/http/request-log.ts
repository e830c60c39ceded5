import type { Request, RequestHandler } from 'express';

import { randomId } from '../platform/keyed-ids.ts';
import { log } from '../platform/log.ts';
import { runWithRequestId } from '../platform/request-id.ts';

/** The trace that Google's front end writes: 32 hex digits, then a span. */
const TRACE = /^([0-9a-f]{32})(?:\/|$)/;

/** Of a path that is logged; no route of the shop has a longer one. */
const LONGEST_PATH = 200;

/**
 * Gives each request an id, in its answer (X-Request-Id) and in every line that it logs, and notes requests that were
 * refused or failed. The query is left out: links in letters carry their secret there.
 */
export const logRequests: RequestHandler = (request, response, next) => {
  const id = TRACE.exec(request.get('x-cloud-trace-context') ?? '')?.[1] ?? randomId();
  const startedAt = performance.now();
  response.set('X-Request-Id', id);
  runWithRequestId(id, () => {
    response.once('finish', () => {
      if (response.statusCode >= 400) logRefusal(request, response.statusCode, startedAt);
    });
    next();
  });
};

/** What was asked for, as it is logged: enough of the path to know the route by. */
export function requestSummary({ method, originalUrl }: Request): { method: string; path: string } {
  return { method, path: (originalUrl.split('?')[0] ?? '').slice(0, LONGEST_PATH) };
}

function logRefusal(request: Request, status: number, startedAt: number): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  log.info('A request was refused.', { ...requestSummary(request), status, milliseconds });
}
