import type { Schema } from 'yup';

type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, a signed-in person, an administrator, or the payment gateway with its signature. */
export type ApiCaller = 'anyone' | 'person' | 'staff' | 'gateway';

/** Request and response of a route, with the schemas that validate it. */
export interface RouteDescription {
  does: string;
  /** `anyone` by default */
  who?: ApiCaller;
  body?: Schema;
  upload?: boolean;
  query?: Schema;
  /** response fields in addition to `success` */
  responseFields?: readonly string[];
  /** content type of a file response */
  file?: string;
  /** redirects the browser to a page of the shop */
  redirects?: boolean;
}

/** `path` uses Express syntax: /api/orders/:id/cancel. */
export interface ApiRoute extends RouteDescription {
  method: ApiMethod;
  path: string;
}

type RouteKey = `${ApiMethod} /${string}`;

/** Routes of one router by method and path below `mount`. The list lives next to the router. */
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
