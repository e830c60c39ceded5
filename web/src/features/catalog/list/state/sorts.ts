import type { CardProduct } from '@kargha/domain/catalogue/card-product';

export const SORTS = ['newest', 'popular', 'price-low', 'price-high'] as const;
export type Sort = (typeof SORTS)[number];

type Sortable = Pick<CardProduct, 'price' | 'soldScore' | 'createdAt'>;
type Order = (one: Sortable, other: Sortable) => number;

export const ORDERS: Record<Sort, Order> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  popular: (one, other) => other.soldScore - one.soldScore || ORDERS.newest(one, other),
  'price-low': (one, other) => one.price - other.price || ORDERS.newest(one, other),
  'price-high': (one, other) => other.price - one.price || ORDERS.newest(one, other),
};
