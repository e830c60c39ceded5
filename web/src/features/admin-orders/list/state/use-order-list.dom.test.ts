import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';

import { NO_FILTER } from './order-filter.ts';
import { useOrderList } from './use-order-list.ts';

const { readOrders, subscribeToChanges } = vi.hoisted(() => ({
  readOrders: vi.fn<(filter: object, cursor: string) => Promise<ListPage<OrderRow>>>(),
  subscribeToChanges: vi.fn<(collectionId: string, onChange: () => void) => () => void>(),
}));
vi.mock('../data/order-list-api.ts', () => ({ readOrders }));
vi.mock('../../data/collection-changes.ts', () => ({ subscribeToChanges }));

let changeOrder: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  subscribeToChanges.mockImplementation((_collectionId, onChange) => {
    changeOrder = onChange;
    return () => undefined;
  });
  readOrders.mockImplementation(async (_filter, cursor) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const id = cursor === '' ? 'KG-1' : 'KG-2';
    return { rows: [{ id } as OrderRow], nextCursor: cursor === '' ? 'after-1' : null };
  });
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test.each(['while it loads', 'just before'])(
  'the next page comes when an order changes %s',
  async (when) => {
    const { result } = renderHook(() => useOrderList(NO_FILTER));
    await pass(500);
    const loadMore = () => void result.current.list.loadMore();
    const steps = when === 'just before' ? [changeOrder, loadMore] : [loadMore, changeOrder];
    for (const step of steps) {
      act(step);
      await pass(50);
    }
    await pass(500);
    expect(result.current.list.rows.map(({ id }) => id)).toEqual(['KG-1', 'KG-2']);
  },
);
