import type { Endpoint, EndpointResult, SignedRequest } from '@kargha/domain/api/endpoint';
import { useServerQuery, type ReadOptions, type ServerQuery } from '#lib/reading/server-state.ts';
import { usePages, type ListPage, type PagedRows } from '#lib/reading/use-pages.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';

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

type Filter = Readonly<Record<string, string>>;

/** The rows of an endpoint, narrowed by the filter of the address: what a `ResourceList` is given. */
export function useStaffList<E extends Endpoint, Narrowed extends Filter>(
  endpoint: E,
  defaults: Narrowed,
  queryOf: (filter: Record<keyof Narrowed & string, string>) => Filter = (filter) => filter,
) {
  const [filter, onFilter] = useUrlFilter(defaults);
  return { list: useStaffPages(endpoint, queryOf(filter)), filter, defaults, onFilter };
}

/** Nothing when they cannot be read after a change, since the old ones are wrong. */
export function useStaffTotals<E extends Endpoint>(
  endpoint: EndpointResult<E> extends { totals: object } ? E : never,
): (EndpointResult<E> extends { totals: infer Totals } ? Totals : never) | undefined {
  const { data, isError } = useStaffQuery(endpoint, {} as SignedRequest<E>);
  return isError ? undefined : (data as { totals: never } | undefined)?.totals;
}
