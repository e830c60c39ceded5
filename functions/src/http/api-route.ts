import type { Schema } from 'yup';

type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, a person with an ID token, an administrator, or the payment service with its signature. */
export type ApiCaller = 'anyone' | 'person' | 'staff' | 'gateway';

/** What a route takes and gives, in words and in the schemas that it validates with. */
export interface RouteDescription {
  /** one sentence in the present tense: what the call does */
  does: string;
  /** `anyone` when left out */
  who?: ApiCaller;
  /** of the JSON object that is sent */
  body?: Schema;
  /** the body is a file and nothing else */
  upload?: boolean;
  query?: Schema;
  /** names of the fields that stand beside `success` in the answer */
  responseFields?: readonly string[];
  /** the answer is a file of this type, and no JSON */
  file?: string;
  /** the answer leads a browser to a page of the shop */
  redirects?: boolean;
}

/** A route of the API; `path` is written as Express does: /api/orders/:id/cancel. */
export interface ApiRoute extends RouteDescription {
  method: ApiMethod;
  path: string;
}

type RouteKey = `${ApiMethod} /${string}`;

/** The routes of one router, by method and path below `mount`; the list stands beside the router. */
export function describeRoutes(
  mount: string,
  routes: Readonly<Record<RouteKey, RouteDescription>>,
): ApiRoute[] {
  return Object.entries(routes).map(([key, description]) => {
    const [method, path = '/'] = key.split(' ');
    return {
      ...description,
      method: method as ApiMethod,
      path: path === '/' ? mount : `${mount}${path}`,
    };
  });
}
