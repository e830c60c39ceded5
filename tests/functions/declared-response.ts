import { getDotPath, safeParse } from 'valibot';

import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';

/** Fixed paths come first: `/orders/track` would match `/orders/:id` too. */
const ENDPOINTS = SHOP_ENDPOINTS.map(({ method, path, response }) => ({
  method,
  response,
  params: path.split('/:').length,
  pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`),
})).toSorted((one, other) => one.params - other.params);

/** Throws when a successful response lacks what its endpoint declares, so that the browser could not read it. */
export function requireDeclaredResponse(method: string, url: string, body: unknown): void {
  const { pathname } = new URL(url);
  const endpoint = ENDPOINTS.find((one) => one.method === method && one.pattern.test(pathname));
  if (!endpoint?.response) return;
  const { success, issues = [] } = safeParse(endpoint.response, body);
  if (success) return;
  const found = issues.map((issue) => `${getDotPath(issue)}: ${issue.message}`).join('\n');
  throw new Error(`${method} ${pathname} is not as its endpoint declares.\n${found}`);
}
