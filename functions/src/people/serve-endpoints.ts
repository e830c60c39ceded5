import { Router, type Request, type RequestHandler, type Response } from 'express';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import type {
  Endpoint,
  EndpointAnswer,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
} from '@kargha/domain/api/endpoint';

import { cacheForGuests } from '../http/caching.ts';
import { requireUser } from '../http/caller.ts';
import {
  jsonObject,
  limitJson,
  readFields,
  formFields,
  limitForm,
  limitFile,
} from '../http/request-body.ts';
import { refuseOtherMethods } from '../http/unmatched-routes.ts';
import type { Identity } from '../platform/identity.ts';
import { requireStaff, type Staff } from './users/staff.ts';

/** A checked request. `caller` is undefined where anyone may call: the handler decides whether it matters. */
export interface EndpointCall<E> {
  request: Request;
  response: Response;
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  body: EndpointBody<E>;
  caller: E extends { who: 'staff' } ? Staff : E extends { who: 'person' } ? Identity : undefined;
}

/** What staff do to the record that they saw. */
export interface StepCall {
  params: { id: string };
  body: { revision: number };
  caller: Identity;
}

/** Returns the fields of the response. A handler of a file or a redirect sends it itself. */
type EndpointHandler<E> = (
  call: EndpointCall<E>,
) => E extends { response: object } ? Eventually<EndpointAnswer<E>> : Eventually<void>;

type Eventually<Value> = Value | Promise<Value>;

/** A handler of the list, whose types are checked where it is passed. */
type AnyHandler = (call: object) => Promise<object | undefined> | object | undefined;

type Admit = (person: Identity, request: Request) => Promise<void>;

export type Handlers<Endpoints> = {
  readonly [Name in keyof Endpoints]: EndpointHandler<Endpoints[Name]>;
};

/**
 * The router of a list of endpoints. Each request is checked in this order: size (413) and type (415) of the body, the
 * caller (401, 403), the query and the body (400). Other methods of these paths get 405. `admit` throws for a signed-in
 * person who may not use the endpoints for `person`, before the body is read.
 */
export function serveEndpoints<Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  handlers: Handlers<Endpoints>,
  admit?: Admit,
): Router {
  const router = Router();
  const names = Object.keys(endpoints) as (keyof Endpoints & string)[];
  const paths = [...new Set(Object.values(endpoints).map(({ path }) => path))];
  for (const path of paths.toSorted(comparePaths)) {
    const route = router.route(path);
    const methods = names.flatMap((name) => {
      const endpoint = endpoints[name];
      if (endpoint?.path !== path) return [];
      const handler = handlers[name] as unknown as AnyHandler;
      route[METHODS[endpoint.method]](...checksOf(endpoint), answer(endpoint, handler, admit));
      return endpoint.method;
    });
    route.all(refuseOtherMethods(...methods));
  }
  return router;
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** `/orders/track` before `/orders/:id`, which would match it too. */
function comparePaths(one: string, other: string): number {
  const sortable = (path: string) => path.replaceAll('/:', '/\uFFFF');
  return sortable(one) < sortable(other) ? -1 : 1;
}

function checksOf(endpoint: Endpoint): RequestHandler[] {
  const { method, upload, form, bodyBytes = SMALL_BODY, cachedForGuests } = endpoint;
  if (upload) return [limitFile(upload.megabytes)];
  if (method === 'GET' || method === 'DELETE') return cachedForGuests ? [cacheForGuests] : [];
  return [form ? limitForm(bodyBytes) : limitJson(bodyBytes)];
}

function answer(endpoint: Endpoint, handle: AnyHandler, admit?: Admit): RequestHandler {
  return async (request, response) => {
    // The caller comes first, so that no one else learns the schema.
    const caller = await callerOf(endpoint, request, admit);
    const query: unknown = await endpoint.query?.validate(queryParams(request), {
      abortEarly: false,
    });
    const body = await readEndpointBody(request, endpoint);
    const { params } = request;
    const fields = await handle({ request, response, params, query, body, caller });
    if (response.headersSent || endpoint.file !== undefined || endpoint.redirects) return;
    response.status(endpoint.status ?? 200).json({ success: true, ...fields });
  };
}

async function readEndpointBody(
  request: Request,
  { body, form, bodyValues, ignoresUnknown }: Endpoint,
): Promise<unknown> {
  if (form) return readFields(formFields(request), form, { stripUnknown: true });
  if (!body) return undefined;
  // Even `stripUnknown: false` would keep what parts of the schema drop.
  const options = ignoresUnknown ? { stripUnknown: true } : {};
  return readFields(jsonObject(request, bodyValues), body, options);
}

async function callerOf(
  { who, permission }: Endpoint,
  request: Request,
  admit?: Admit,
): Promise<Identity | undefined> {
  if (permission !== undefined) return requireStaff(request, permission);
  if (who !== 'person') return undefined;
  const person = await requireUser(request);
  await admit?.(person, request);
  return person;
}

/** Query parameters with one value each. Repeated and nested ones are ignored. */
function queryParams(request: Request): Record<string, string> {
  const entries = Object.entries(request.query);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}
