import type { Request, RequestHandler } from 'express';

import { randomId } from '../platform/keyed-ids.ts';
import { log } from '../platform/log.ts';
import { runWithRequestId } from '../platform/request-id.ts';

/** The trace header of Google's front end: 32 hex digits, then a span. */
const TRACE = /^([0-9a-f]{32})(?:\/|$)/;

/** Characters of a logged path. */
const MAX_PATH_LENGTH = 200;

/**
 * Gives each request an ID, in the response (X-Request-Id) and in its log lines, and logs failed requests. The
 * query is left out: links in emails contain secrets.
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

export function requestSummary({ method, originalUrl }: Request): { method: string; path: string } {
  return { method, path: (originalUrl.split('?')[0] ?? '').slice(0, MAX_PATH_LENGTH) };
}

function logRefusal(request: Request, status: number, startedAt: number): void {
  const milliseconds = Math.round(performance.now() - startedAt);
  log.info('A request was refused.', { ...requestSummary(request), status, milliseconds });
}
