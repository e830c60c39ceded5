import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError, NETWORK_FAILURE, NETWORK_MESSAGE } from '../server/api-client.ts';
import {
  createQueryClient,
  queryClient,
  refreshAfterAction,
  useServerQuery,
  type ReadOptions,
} from './server-state.ts';

const read = vi.fn<() => Promise<string>>();

const { queries: shopDefaults } = createQueryClient().getDefaultOptions();
const { queries: testDefaults } = queryClient.getDefaultOptions();

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockResolvedValue('first');
  queryClient.setDefaultOptions({ queries: shopDefaults });
});
afterEach(() => {
  queryClient.setDefaultOptions({ queries: testDefaults });
  vi.useRealTimers();
});

const apiError = (status: number, code: string) => new ApiError(NETWORK_MESSAGE, { status, code });
const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

function opened(options?: ReadOptions<string, string>, key = 'orders') {
  const query = { queryKey: [key], queryFn: read };
  return renderHook(() => useServerQuery(query, options)).result;
}

test.each([
  ['the network is gone', apiError(0, NETWORK_FAILURE)],
  ['the server is away', apiError(503, 'unavailable')],
  ['Firestore is away', Object.assign(new Error('offline'), { code: 'unavailable' })],
])('reads twice more when %s', async (_, error) => {
  read.mockRejectedValue(error);
  const result = opened();
  await wait(2000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(result.current.error).toBe(error);
});

test.each([
  ['the server refuses', apiError(403, 'forbidden')],
  ['code is wrong', new Error('Broken.')],
])('reads once when %s', async (_, error) => {
  read.mockRejectedValue(error);
  const result = opened();
  await wait(2000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(result.current.error).toBe(error);
});

test('says at once that the browser is offline, and reads again when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  read.mockRejectedValueOnce(apiError(0, NETWORK_FAILURE));
  const result = opened();
  await wait();
  expect(result.current.error?.message).toBe(NETWORK_MESSAGE);
  act(() => void window.dispatchEvent(new Event('online')));
  await wait();
  expect(result.current.data).toBe('first');
});

test('reads nothing again when the window gets the focus', async () => {
  opened();
  await wait();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  act(() => void window.dispatchEvent(new Event('focus')));
  await wait();
  expect(read).toHaveBeenCalledTimes(1);
});

test('keeps the data while it is read again and when that fails', async () => {
  const result = opened();
  await wait();
  read.mockRejectedValueOnce(apiError(403, 'forbidden'));
  act(() => void result.current.refetch());
  expect(result.current).toMatchObject({ data: 'first', isFetching: true });
  await wait();
  expect(result.current).toMatchObject({ data: 'first', isError: true });
});

test('two screens read the same answer once', async () => {
  opened();
  opened();
  await wait();
  expect(read).toHaveBeenCalledTimes(1);
});

test('an action refreshes what is on screen, but not what it returned itself', async () => {
  const list = opened();
  const detail = opened(undefined, 'detail');
  await wait(10);
  read.mockResolvedValue('after');
  act(() => {
    refreshAfterAction();
    detail.current.keep('returned');
  });
  await wait(100);
  expect(list.current.data).toBe('after');
  expect(detail.current.data).toBe('returned');
});

test('a form is filled from a current answer that does not change underneath it', async () => {
  const result = opened({ fresh: true });
  await wait();
  read.mockResolvedValue('newer');
  refreshAfterAction();
  await wait(100);
  expect(result.current.data).toBe('first');
  act(() => void result.current.refetch());
  await wait();
  expect(result.current.data).toBe('newer');
});
