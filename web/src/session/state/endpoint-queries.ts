import type { Endpoint, EndpointResult, SignedRequest } from '@kargha/domain/api/endpoint';
import { useServerQuery, type ReadOptions, type ServerQuery } from '#lib/reading/server-state.ts';
import { usePages, type ListPage, type PagedRows } from '#lib/reading/use-pages.ts';

import { callStaffEndpoint } from './staff-endpoint.ts';

const keyOf = (endpoint: Endpoint, request: object) => [endpoint.path, request];

/** What an endpoint answers to staff. */
export function staffQuery<E extends Endpoint>(
  endpoint: E,
  request: SignedRequest<E>,
): ServerQuery<EndpointResult<E>> {
  return {
    queryKey: keyOf(endpoint, request),
    queryFn: () => callStaffEndpoint(endpoint, request),
  };
}

export function useStaffQuery<E extends Endpoint, Data = EndpointResult<E>>(
  endpoint: E,
  request: SignedRequest<E>,
  options?: ReadOptions<EndpointResult<E>, Data>,
) {
  return useServerQuery(staffQuery(endpoint, request), options);
}

type RowOf<E> = EndpointResult<E> extends ListPage<infer Row> ? Row : never;

/** One page of an endpoint whose query takes a filter and a cursor. */
export function readStaffPage<E extends Endpoint>(
  endpoint: E,
  query: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string>> = {},
): Promise<ListPage<RowOf<E>>> {
  const request = { params, query } as unknown as SignedRequest<E>;
  return callStaffEndpoint(endpoint, request) as Promise<ListPage<RowOf<E>>>;
}

/** The rows of such an endpoint. */
export function useStaffPages<E extends Endpoint>(
  endpoint: E,
  filter: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string>> = {},
): PagedRows<RowOf<E>> {
  return usePages({
    queryKey: keyOf(endpoint, params),
    read: (query, cursor) => readStaffPage(endpoint, { ...query, cursor }, params),
    filter,
  });
}
