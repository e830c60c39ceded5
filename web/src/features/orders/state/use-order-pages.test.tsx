import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ClaimResult } from '@kargha/domain/orders/order-endpoints';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { connectToastRenderer } from '#ui/toasts/toasts.ts';

import { claimOrders } from './order-actions.ts';
import { readOrderPage, type OrderCursor } from '../data/order-pages.ts';
import { useOrderPages } from './use-order-pages.ts';

vi.mock('./order-actions.ts', () => ({ requestClaimLink: vi.fn(), claimOrders: vi.fn() }));
vi.mock('../data/order-pages.ts', () => ({ readOrderPage: vi.fn() }));

const LAST_SEEN = { id: 'first' } as OrderCursor;
const page = (id: string, nextCursor: OrderCursor | null = null) => ({
  rows: [{ id } as ShownOrder],
  nextCursor,
});

beforeEach(() => {
  vi.mocked(claimOrders).mockReset().mockResolvedValue({ claimed: 0, needsLink: false });
  vi.mocked(readOrderPage)
    .mockReset()
    .mockImplementation((_uid, after) =>
      Promise.resolve(after ? page('second') : page('first', LAST_SEEN)),
    );
});

async function opened(uid: string) {
  const { result } = renderHook(() => useOrderPages(uid));
  await waitFor(() => expect(shown(result.current)).toEqual(['first']));
  return result;
}

const shown = ({ rows }: ReturnType<typeof useOrderPages>) => rows.map(({ id }) => id);

test('loads the next page once, after the last order shown', async () => {
  const result = await opened('asha');
  act(() => {
    void result.current.loadMore();
    void result.current.loadMore();
  });
  await waitFor(() => expect(shown(result.current)).toEqual(['first', 'second']));
  expect(vi.mocked(readOrderPage).mock.calls).toEqual([
    ['asha', undefined],
    ['asha', LAST_SEEN],
  ]);
  expect(result.current.hasMore).toBe(false);
});

test('keeps the orders when the next page fails and retries it', async () => {
  const result = await opened('binod');
  vi.mocked(readOrderPage).mockRejectedValueOnce(new Error('offline'));
  act(() => void result.current.loadMore());
  await waitFor(() => expect(result.current.more).toBe('failed'));
  expect(shown(result.current)).toEqual(['first']);
  act(() => void result.current.loadMore());
  expect(result.current.more).toBe('loading');
  await waitFor(() => expect(shown(result.current)).toEqual(['first', 'second']));
});

test('shows no orders when the first page fails', async () => {
  vi.mocked(readOrderPage).mockRejectedValue(new Error('offline'));
  const { result } = renderHook(() => useOrderPages('chitra'));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', rows: [] }));
});

test('claims guest orders once per visit and shows them', async () => {
  let claim: (made: ClaimResult) => void = () => undefined;
  vi.mocked(claimOrders).mockReturnValue(new Promise((resolve) => (claim = resolve)));
  const result = await opened('dev');
  vi.mocked(readOrderPage).mockResolvedValue(page('claimed'));
  claim({ claimed: 1, needsLink: false });
  await waitFor(() => expect(shown(result.current)).toEqual(['claimed']));
  const again = renderHook(() => useOrderPages('dev'));
  await waitFor(() => expect(shown(again.result.current)).toEqual(['claimed']));
  expect(claimOrders).toHaveBeenCalledOnce();
  expect(readOrderPage).toHaveBeenCalledTimes(3);
});

test('sends the token of an emailed link and reports when one is needed', async () => {
  vi.mocked(claimOrders).mockImplementation((link) =>
    Promise.resolve({ claimed: 0, needsLink: link === '' }),
  );
  const without = await opened('esha');
  await waitFor(() => expect(without.current.needsLink).toBe(true));
  const { result } = renderHook(() => useOrderPages('esha', 'link-1'));
  await waitFor(() => expect(claimOrders).toHaveBeenLastCalledWith('link-1'));
  await waitFor(() => expect(shown(result.current)).toEqual(['first']));
  expect(result.current.needsLink).toBe(false);
});

test('shows why a link fails and keeps the orders', async () => {
  const shownToasts: object[] = [];
  const letGo = connectToastRenderer((toast) => shownToasts.push(toast));
  vi.mocked(claimOrders).mockRejectedValue(new Error('This link has expired.'));
  const { result } = renderHook(() => useOrderPages('farah', 'old'));
  await waitFor(() => expect(shown(result.current)).toEqual(['first']));
  await waitFor(() =>
    expect(shownToasts).toContainEqual({ tone: 'error', message: 'This link has expired.' }),
  );
  letGo();
});
