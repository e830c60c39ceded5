import type { IncomingHttpHeaders } from 'node:http';

import type { Route } from '../../companion-server/routes.ts';
import type { Call } from '../faults/planned-faults.ts';
import type { Sandbox } from '../sandbox.ts';

export interface RestRequest {
  sandbox: Sandbox;
  params: Record<string, string>;
  query: URLSearchParams;
  fields: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

export interface RestAnswer {
  body: object;
  /** Called once the response has been sent. */
  settle?: () => void;
}

export interface RestHandler {
  call: Call;
  answer: (request: RestRequest) => RestAnswer;
}

/** @param place method and path, such as `GET /v1/orders` */
export function on(
  place: string,
  call: Call,
  body: (request: RestRequest) => object,
): Route<RestHandler> {
  const [method = '', path = ''] = place.split(' ');
  return { method, path, handler: { call, answer: (request) => ({ body: body(request) }) } };
}
