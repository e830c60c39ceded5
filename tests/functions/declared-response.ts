import { getDotPath, safeParse } from 'valibot';

import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';

/** Fixed paths come first: `/orders/track` would match `/orders/:id` too. */
const ENDPOINTS = SHOP_ENDPOINTS.map(({ method, path, response, who }) => ({
  method,
  response,
  who,
  params: path.split('/:').length,
  pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`),
})).toSorted((one, other) => one.params - other.params);

const endpointAt = (method: string, pathname: string) =>
  ENDPOINTS.find((one) => one.method === method && one.pattern.test(pathname));

/** Throws when a successful response lacks what its endpoint declares, so that the browser could not read it. */
export function requireDeclaredResponse(method: string, url: string, body: unknown): void {
  const { pathname } = new URL(url);
  const endpoint = endpointAt(method, pathname);
  if (!endpoint?.response) return;
  const { success, issues = [] } = safeParse(endpoint.response, body);
  if (success) return;
  const found = issues.map((issue) => `${getDotPath(issue)}: ${issue.message}`).join('\n');
  throw new Error(`${method} ${pathname} is not as its endpoint declares.\n${found}`);
}

/**
 * Throws when an error that a shopper can see has no key, so that it would be shown in English only. What staff have
 * written for a closed shop has none.
 */
export function requireMessageKeys(
  method: string,
  url: string,
  { code, error, messages }: Readonly<Record<string, unknown>>,
): void {
  const { pathname } = new URL(url);
  const endpoint = endpointAt(method, pathname);
  const isForShoppers = endpoint && endpoint.who !== 'staff' && endpoint.who !== 'gateway';
  if (!isForShoppers || Array.isArray(messages) || code === 'maintenance') return;
  throw new Error(`${method} ${pathname} answers without a message key: ${String(error)}`);
}
