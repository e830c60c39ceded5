import type { EndpointDefinition, EndpointMethod } from '@kargha/domain/api/endpoint';

/** An endpoint that is described next to its router instead of by `defineEndpoints`. */
export interface RouteDescription extends Omit<EndpointDefinition, 'method' | 'path' | 'response'> {
  upload?: boolean;
  /** response fields in addition to `success` */
  responseFields?: readonly string[];
}

/** `path` uses Express syntax: /api/orders/:id/cancel. */
export interface ApiRoute extends EndpointDefinition {
  upload?: boolean;
  responseFields?: readonly string[];
}

type RouteKey = `${EndpointMethod} /${string}`;

/** Routes of one router by method and path below `mount`. The list lives next to the router. */
export function describeRoutes(
  mount: string,
  routes: Readonly<Record<RouteKey, RouteDescription>>,
): ApiRoute[] {
  return Object.entries(routes).map(([key, description]) => {
    const [method, path = '/'] = key.split(' ');
    return {
      ...description,
      method: method as EndpointMethod,
      path: path === '/' ? mount : `${mount}${path}`,
    };
  });
}
