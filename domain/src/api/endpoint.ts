import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { InferType, Schema } from 'yup';

import type { Permission } from '../people/staff-permissions.ts';

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, a signed-in person, an administrator, or the payment gateway with its signature. */
export type EndpointCaller = 'anyone' | 'person' | 'staff' | 'gateway';

/** What a staff endpoint needs: one permission, or one for each value of a path parameter. */
export type EndpointPermission =
  | Permission
  | { byParam: string; of: Readonly<Record<string, Permission>> };

/** `anyone` by default. Staff endpoints name their permission. */
type EndpointAccess =
  | { who?: Exclude<EndpointCaller, 'staff'>; permission?: never }
  | { who: 'staff'; permission: EndpointPermission };

interface EndpointContract {
  method: EndpointMethod;
  does: string;
  /** A POST that changes nothing, such as pricing a draft. */
  onlyReads?: true;
  query?: Schema;
  body?: Schema;
  /** Fields that the body does not know are dropped, at every depth. */
  ignoresUnknown?: boolean;
  /** Most bytes of a JSON body or form; `SMALL_BODY` by default. */
  bodyBytes?: number;
  /** The body is a form with these fields; others are dropped, as mail programs and the gateway add their own. */
  form?: Schema;
  /** Most values in a JSON body, at every depth. */
  bodyValues?: number;
  /** The body is a file. Its first bytes decide what it is, not the content type of the request. */
  upload?: { megabytes: number; types: readonly string[] };
  /** The body is JSON that is only read once its signature or token is checked. The handler reads it with this schema. */
  signedBody?: GenericSchema;
  /** Fields of the response in addition to `success`. Nothing without it. */
  response?: GenericSchema;
  /** 200 by default */
  status?: 201;
  /** content type of a file response */
  file?: string;
  /** redirects the browser to a page of the shop */
  redirects?: boolean;
  /** The CDN may keep the response for guests, for one minute. */
  cachedForGuests?: boolean;
  /** Error codes besides those of every endpoint with this caller: `stale`, `out_of_stock`. */
  errors?: readonly string[];
}

/** A request and its response. The router, the checks, the API description and the browser's client follow from it. */
export type EndpointDefinition = EndpointContract &
  EndpointAccess & {
    /** below the root, in the syntax of Express: `/:id/cancel` */
    path: string;
  };

/** `path` is absolute: `/api/orders/:id/cancel`. */
export type Endpoint = EndpointContract & EndpointAccess & { readonly path: `/api${string}` };

type Below<Root extends string, Definition extends EndpointDefinition> = {
  readonly [Name in keyof Definition]: Name extends 'path'
    ? `${Root}${Definition['path']}`
    : Definition[Name];
};

/** Each permission that may be needed, once. */
export function permissionsIn(needed: EndpointPermission): Permission[] {
  return typeof needed === 'string' ? [needed] : [...new Set(Object.values(needed.of))];
}

/** Endpoints below one root. A path belongs to one list, so that the list knows all methods of its paths. */
export function defineEndpoints<
  Root extends `/api${string}`,
  const Definitions extends Record<string, EndpointDefinition>,
>(
  root: Root,
  definitions: Definitions,
): { readonly [Name in keyof Definitions]: Below<Root, Definitions[Name]> } {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      { ...definition, path: definition.path === '/' ? root : `${root}${definition.path}` },
    ]),
  ) as { [Name in keyof Definitions]: Below<Root, Definitions[Name]> };
}

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `{ id: string }` for `/:id/cancel` */
export type EndpointParams<E> = E extends { path: infer Path }
  ? Record<ParamNames<Path>, string>
  : never;

type Validated<Checked> = Checked extends Schema ? InferType<Checked> : undefined;

/** The query after validation; undefined without a schema. */
export type EndpointQuery<E> = E extends { query: infer Query } ? Validated<Query> : undefined;

/** The body after validation; undefined without a schema. */
export type EndpointBody<E> = E extends { body: infer Body }
  ? Validated<Body>
  : E extends { form: infer Form }
    ? Validated<Form>
    : undefined;

/** What a handler returns. Times may be dates, since JSON writes them as ISO 8601. */
export type EndpointAnswer<E> = E extends { response: infer Response extends GenericSchema }
  ? Answer<InferInput<Response>, InferOutput<Response>>
  : undefined;

type Answer<Input, Output> = Output extends Date
  ? Input | Date
  : Input extends readonly (infer InputItem)[]
    ? readonly Answer<
        InputItem,
        Output extends readonly (infer OutputItem)[] ? OutputItem : InputItem
      >[]
    : Input extends object
      ? {
          readonly [Name in keyof Input]: Answer<
            Input[Name],
            Name extends keyof Output ? Output[Name] : Input[Name]
          >;
        }
      : Input;

/** What the browser gets: times are dates. */
export type EndpointResult<E> = E extends { response: infer Response extends GenericSchema }
  ? InferOutput<Response>
  : undefined;

/** What the browser sends. Times may be dates or ISO 8601. */
export type EndpointRequest<E> = ([keyof EndpointParams<E>] extends [never]
  ? object
  : { params: EndpointParams<E> }) &
  (EndpointQuery<E> extends infer Query extends object
    ? { query?: { [Name in keyof Query]?: string | number | boolean | undefined } }
    : object) &
  (EndpointBody<E> extends infer Body extends object ? { body: Sent<Body> } : object);

/** A request with the ID token of the person, if any. */
export type SignedRequest<E> = EndpointRequest<E> & { token?: string | undefined };

type Sent<Value> = Value extends Date
  ? Date | string
  : Value extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Sent<Value[Name]> }
      : Value;
