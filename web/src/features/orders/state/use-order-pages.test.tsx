import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ShownOrder } from '#lib/documents/order-document.ts';

import { readOrderPage, type OrderPage } from '../data/order-pages.ts';
import { useOrderPages } from './use-order-pages.ts';

vi.mock('../data/order-api.ts', () => ({ claimOrders: () => Promise.resolve(0) }));
vi.mock('../data/order-pages.ts', () => ({ readOrderPage: vi.fn() }));

const readNext = vi.fn<() => Promise<OrderPage>>();
const page = (id: string, next?: OrderPage['next']): OrderPage => ({
  orders: [{ id } as ShownOrder],
  ...(next && { next }),
});

beforeEach(() => {
  readNext.mockReset().mockResolvedValue(page('second'));
  vi.mocked(readOrderPage).mockResolvedValue(page('first', readNext));
});

/** The first page is there. */
async function opened() {
  const { result } = renderHook(() => useOrderPages('asha'));
  await waitFor(() => expect(shown(result.current)).toEqual(['first']));
  return result;
}

type Pages = ReturnType<typeof useOrderPages>;
const shown = (pages: Pages) =>
  pages.status === 'ready' ? pages.orders.map(({ id }) => id) : pages.status;
const pressMore = (pages: Pages) => pages.status === 'ready' && pages.more?.();

test('the next page comes once, however often it is asked for', async () => {
  const result = await opened();
  act(() => {
    pressMore(result.current);
    pressMore(result.current);
  });
  await waitFor(() => expect(shown(result.current)).toEqual(['first', 'second']));
  expect(readNext).toHaveBeenCalledOnce();
});

test('orders stay when the next page fails, and that page is tried again', async () => {
  readNext.mockRejectedValueOnce(new Error('offline'));
  const result = await opened();
  act(() => void pressMore(result.current));
  await waitFor(() => expect(result.current).toMatchObject({ hasFailed: true, isReading: false }));
  expect(shown(result.current)).toEqual(['first']);
  act(() => void pressMore(result.current));
  expect(result.current).toMatchObject({ hasFailed: false, isReading: true });
  await waitFor(() => expect(shown(result.current)).toEqual(['first', 'second']));
});

test('an account whose first page cannot be read has none to show', async () => {
  vi.mocked(readOrderPage).mockRejectedValue(new Error('offline'));
  const { result } = renderHook(() => useOrderPages('asha'));
  await waitFor(() => expect(result.current).toEqual({ status: 'failed' }));
});
