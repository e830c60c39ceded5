import { useState } from 'react';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { ORDERS_PER_PAGE } from '@kargha/domain/orders/order-list';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { canFollowChanges, usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { useSelection, type Selection } from '#ui/lists/selection.ts';

import { readOrders } from '../data/order-list-api.ts';
import type { OrderFilter } from './order-filter.ts';
import { rememberPage } from '../../state/order-sequence.ts';
import {
  useCollectionChanges,
  type CollectionChanges,
} from '../../state/use-collection-changes.ts';

export interface OrderList {
  list: PagedRows<OrderRow>;
  selection: Selection;
  hasChanges: boolean;
  changes: CollectionChanges;
  refresh: () => void;
}

/**
 * The first page reloads when an order changes. With further pages or selected rows the list stays, and
 * `hasChanges` tells that it is out of date.
 */
export function useOrderList(filter: OrderFilter): OrderList {
  const list = usePages({ read: readAndRemember, filter, queryKey: ['order-list'] });
  const selection = useSelection(list.rows.map(({ id }) => id));
  const [hasChanges, setHasChanges] = useState(false);
  const canReload = canFollowChanges(list, ORDERS_PER_PAGE) && selection.chosen.length === 0;

  const refresh = () => {
    setHasChanges(false);
    list.reload();
  };
  const changes = useCollectionChanges(COLLECTIONS.orders, () =>
    canReload ? list.reload() : setHasChanges(true),
  );

  return { list, selection, hasChanges, changes, refresh };
}

/** Its order page then knows the next and the previous order. */
async function readAndRemember(filter: OrderFilter, cursor: string) {
  const page = await readOrders(filter, cursor);
  rememberPage(filter, cursor, page);
  return page;
}
