import { orderBadge, type OrderBadge, type OrderState } from '@kargha/domain/order-state';
import type { Paise } from '@kargha/domain/paise';

/** An order as the list shows it. */
export interface ListedOrder {
  id: string;
  number: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  total: Paise;
  state: OrderState;
  createdAt: Date;
  lines: { title: string; quantity: number; unitPrice: Paise }[];
  pieces: number;
  /** What staff have to look into; empty when all is well. */
  needsReview: string;
}

export const ORDER_FILTERS = ['all', 'pending', 'processing', 'completed', 'other'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The orders of a colour group whose number, customer or goods contain every word. */
export function selectOrders(
  orders: readonly ListedOrder[],
  search: string,
  filter: OrderFilter,
): ListedOrder[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return orders.filter(
    (order) => isInGroup(order, filter) && words.every((word) => said(order).includes(word)),
  );
}

function isInGroup({ state }: ListedOrder, filter: OrderFilter | OrderBadge): boolean {
  return filter === 'all' || orderBadge(state) === filter;
}

function said({ number, name, email, phone, lines }: ListedOrder): string {
  return [number, name, email, phone, ...lines.map(({ title }) => title)].join(' ').toLowerCase();
}
