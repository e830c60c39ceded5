/** A path such as `/v1/orders/:id` and its handler. */
export interface Route<Handler> {
  method: string;
  path: string;
  handler: Handler;
}

export interface RouteMatch<Handler> {
  handler: Handler;
  /** The values of the path's `:name` segments. */
  params: Record<string, string>;
}

export function matchRoute<Handler>(
  routes: readonly Route<Handler>[],
  method: string | undefined,
  pathname: string,
): RouteMatch<Handler> | undefined {
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path, pathname) : undefined;
    if (params !== undefined) return { handler: route.handler, params };
  }
  return undefined;
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const patternParts = pattern.split('/');
  const pathParts = pathname.split('/');
  if (patternParts.length !== pathParts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of patternParts.entries()) {
    const value = pathParts[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
