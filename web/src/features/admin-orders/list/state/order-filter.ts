import {
  ORDER_FILTERS,
  orderListQuerySchema,
  type OrderFilter as Filter,
} from '@kargha/domain/orders/order-list';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';

import { readProductTitle } from '../data/order-list-api.ts';

export const NO_FILTER = {
  search: '',
  state: '',
  payment: '',
  from: '',
  to: '',
  waiting: '',
  region: '',
  courier: '',
  method: '',
  risk: '',
  tag: '',
  product: '',
  sort: 'newest',
} as const;
/** The part that decides which orders match; sorting does not. */
export type MatchingFilter = Filter;
export type OrderFilter = Filter & { sort: string };

/** Unknown values in the URL count as not set. */
export function useOrderFilter(): [OrderFilter, (some: Partial<OrderFilter>) => void] {
  const [typed, change] = useUrlFilter<Record<keyof OrderFilter, string>>(NO_FILTER);
  return [dropUnknownValues(typed), change];
}

function dropUnknownValues(typed: Readonly<Record<keyof OrderFilter, string>>): OrderFilter {
  const names = Object.keys(NO_FILTER) as (keyof OrderFilter)[];
  const entries = names.map((name) => {
    const isKnown = orderListQuerySchema.isValidSync({ [name]: typed[name] });
    return [name, isKnown ? typed[name] : NO_FILTER[name]];
  });
  return Object.fromEntries(entries) as OrderFilter;
}

/** Search and sorting do not count. */
export function isNarrowed(filter: OrderFilter): boolean {
  return ORDER_FILTERS.some((name) => name !== 'search' && filter[name] !== '');
}

/** Tabs of the list, each a value of `state`. */
export const ORDER_VIEWS = [
  'needs-action',
  'unpaid',
  'to-pack',
  'to-ship',
  'on-the-road',
  'delivered',
  'closed',
] as const;

/** The title of the product in a filter, which has its ID only. */
export const productTitleQuery = (id: string) => ({
  queryKey: ['product-title', id],
  queryFn: () => readProductTitle(id),
});
