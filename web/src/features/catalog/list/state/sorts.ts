import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { ratingScore } from '@kargha/domain/reviews/review-sum';

export const SORTS = ['newest', 'popular', 'rating', 'price-low', 'price-high'] as const;
export type Sort = (typeof SORTS)[number];

/** How Firestore sorts the list; top rated is sorted by the search index. */
export type ListedSort = Exclude<Sort, 'rating'>;

type Sortable = Pick<CardProduct, 'price' | 'soldScore' | 'reviews' | 'createdAt'>;
type Order = (one: Sortable, other: Sortable) => number;

export const ORDERS: Record<Sort, Order> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  popular: (one, other) => other.soldScore - one.soldScore || ORDERS.newest(one, other),
  rating: (one, other) =>
    ratingScore(other.reviews) - ratingScore(one.reviews) || ORDERS.newest(one, other),
  'price-low': (one, other) => one.price - other.price || ORDERS.newest(one, other),
  'price-high': (one, other) => other.price - one.price || ORDERS.newest(one, other),
};
