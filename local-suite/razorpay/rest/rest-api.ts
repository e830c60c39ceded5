import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { readFields } from '../../companion-server/request-body.ts';
import { matchRoute } from '../../companion-server/routes.ts';
import type { RouteMatch } from '../../companion-server/routes.ts';
import { ApiError } from '../api-error.ts';
import { answerWithFault } from '../faults/fault-behaviour.ts';
import { sendJson } from '../json-response.ts';
import type { JsonResponse } from '../json-response.ts';
import { errorResponse } from '../error-response.ts';
import { REST_ROUTES } from './rest-routes.ts';
import type { RestHandler, RestRequest } from './rest-route.ts';
import type { Sandbox, SandboxCredentials } from '../sandbox.ts';

/** Handles a call of Razorpay's REST API: checks the credentials and applies faults. */
export async function answerRestCall(
  sandbox: Sandbox,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    checkCredentials(request, sandbox.credentials);
    const { handler, params } = findRoute(request.method, url.pathname);
    const fields = await readFields(request);
    const { searchParams: query } = url;
    const call = { sandbox, params, query, fields, headers: request.headers };
    await answerCall(handler, call, response);
  } catch (error) {
    sendJson(response, errorResponse(error));
  }
}

async function answerCall(
  handler: RestHandler,
  request: RestRequest,
  response: ServerResponse,
): Promise<void> {
  const { faults, timing } = request.sandbox;
  const produce = () => produceAnswer(handler, request);
  const planned = faults.take(handler.call);
  if (planned !== undefined) {
    await answerWithFault(planned.fault, produce, response, timing);
    return;
  }
  const answer = produce();
  answer.settle?.();
  sendJson(response, answer);
}

function findRoute(method: string | undefined, pathname: string): RouteMatch<RestHandler> {
  const match = matchRoute(REST_ROUTES, method, pathname);
  if (match !== undefined) return match;
  throw new ApiError('The requested URL was not found on the server.');
}

function produceAnswer(handler: RestHandler, request: RestRequest): JsonResponse {
  try {
    const { body, settle } = handler.answer(request);
    return { status: 200, body, settle };
  } catch (error) {
    return errorResponse(error);
  }
}

/** Basic authentication: the key id is the user, the key secret the password. */
function checkCredentials(
  { headers: { authorization = '' } }: IncomingMessage,
  { keyId, keySecret }: SandboxCredentials,
): void {
  const wanted = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  const given = Buffer.from(authorization);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new ApiError('Authentication failed', { status: 401 });
}
