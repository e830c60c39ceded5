import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useSearch } from './use-search.ts';

const find = vi.fn<(words: string) => Promise<readonly string[]>>();

beforeEach(() => {
  vi.useFakeTimers();
  find.mockReset().mockImplementation((words) => Promise.resolve([`${words} saree`]));
});
afterEach(() => void vi.useRealTimers());

function typing(first: string, least?: number) {
  return renderHook(
    ({ typed }) =>
      useSearch(typed, (words) => ({ queryKey: [words], queryFn: () => find(words) }), least),
    {
      initialProps: { typed: first },
    },
  );
}

const rest = async () => {
  await act(() => vi.advanceTimersByTimeAsync(250));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

test('debounces typing and trims the query', async () => {
  const { result, rerender } = typing('pa');
  rerender({ typed: ' patola ' });
  expect(result.current.found).toBeUndefined();
  await rest();
  expect(find.mock.calls).toEqual([['patola']]);
  expect(result.current).toMatchObject({ found: ['patola saree'], hasFailed: false });
});

test('does not search below the minimum length', async () => {
  const { result, rerender } = typing('p', 2);
  await rest();
  rerender({ typed: '  ' });
  await rest();
  expect(find).not.toHaveBeenCalled();
  expect(result.current.found).toBeUndefined();
  rerender({ typed: 'pa' });
  await rest();
  expect(result.current.found).toEqual(['pa saree']);
});

test('drops a late answer to an older query', async () => {
  find.mockImplementation(async (words) => {
    if (words === 'ikat') await new Promise((done) => setTimeout(done, 1000));
    return [`${words} saree`];
  });
  const { result, rerender } = typing('ikat');
  await rest();
  rerender({ typed: 'kota' });
  await rest();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(result.current.found).toEqual(['kota saree']);
});

test('reports a failed search and searches again for other words', async () => {
  find.mockRejectedValueOnce(new Error('The line is bad.'));
  const { result, rerender } = typing('ikat');
  await rest();
  expect(result.current).toMatchObject({ found: [], hasFailed: true });
  rerender({ typed: 'kota' });
  expect(result.current).toMatchObject({ found: undefined, hasFailed: false });
  await rest();
  expect(result.current).toMatchObject({ found: ['kota saree'], hasFailed: false });
});

test('clears the results until something else is typed', async () => {
  const { result, rerender } = typing('ikat');
  await rest();
  act(() => result.current.clear());
  expect(result.current.found).toBeUndefined();
  rerender({ typed: '' });
  await rest();
  rerender({ typed: 'ikat' });
  await rest();
  expect(result.current.found).toEqual(['ikat saree']);
});
