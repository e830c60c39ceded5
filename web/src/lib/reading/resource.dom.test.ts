import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createResource, useResource } from './resource.ts';

test('goes from loading to ready and is not read again', async () => {
  const load = vi.fn((key: string) => Promise.resolve(`${key} loaded`));
  const resource = createResource(load, 'Failed');
  const first = renderHook(() => useResource(resource, 'sarees'));
  expect(first.result.current).toEqual({ status: 'loading' });
  await waitFor(() =>
    expect(first.result.current).toEqual({ status: 'ready', data: 'sarees loaded' }),
  );
  first.unmount();

  const second = renderHook(() => useResource(resource, 'sarees'));

  expect(second.result.current.status).toBe('ready');
  expect(load).toHaveBeenCalledTimes(1);
});

test('shows the failure message and retries on the next visit', async () => {
  const load = vi.fn(() => Promise.reject<string>(new Error('offline')));
  const resource = createResource(load, 'Failed to load products');
  const { result, unmount } = renderHook(() => useResource(resource, 'x'));
  await waitFor(() =>
    expect(result.current).toEqual({ status: 'failed', message: 'Failed to load products' }),
  );
  unmount();

  load.mockResolvedValue('back');
  const again = renderHook(() => useResource(resource, 'x'));
  await waitFor(() => expect(again.result.current).toEqual({ status: 'ready', data: 'back' }));
});

test('reads each key separately', async () => {
  const resource = createResource((key) => Promise.resolve(key), 'Failed');
  const { result, rerender } = renderHook(({ key }) => useResource(resource, key), {
    initialProps: { key: 'a' },
  });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'a' }));
  rerender({ key: 'b' });
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'b' }));
});

test('never shows the data of another key', async () => {
  const resource = createResource((key) => Promise.resolve(key), 'Failed');
  const shown: string[] = [];
  const { rerender } = renderHook(
    ({ key }) => {
      const state = useResource(resource, key);
      shown.push(`${key}: ${state.status === 'ready' ? state.data : state.status}`);
    },
    { initialProps: { key: 'a' } },
  );
  await waitFor(() => expect(shown).toContain('a: a'));
  rerender({ key: 'b' });
  await waitFor(() => expect(shown).toContain('b: b'));
  rerender({ key: 'a' });
  expect(shown.at(-1)).toBe('a: a');
  expect(new Set(shown)).toEqual(new Set(['a: loading', 'a: a', 'b: loading', 'b: b']));
});

test('shows refreshed data, also when an older read finishes later', async () => {
  let answerFirst: (data: string) => void = () => undefined;
  const load = vi.fn(() => new Promise<string>((resolve) => (answerFirst = resolve)));
  const resource = createResource(load, 'Failed');
  const { result } = renderHook(() => useResource(resource, 'x'));
  load.mockResolvedValueOnce('new');
  await expect(resource.refresh('x')).resolves.toBe('new');
  answerFirst('old');
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'new' }));
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(resource.refresh('x')).rejects.toThrow('offline');
  expect(resource.peek('x')).toEqual({ status: 'ready', data: 'new' });
});
