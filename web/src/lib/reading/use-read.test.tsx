import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useRead } from './use-read.ts';

const read = vi.fn<(key: string) => Promise<string>>();

beforeEach(() => void read.mockReset().mockResolvedValue('first'));

function opened() {
  return renderHook(({ id }) => useRead(read, id), { initialProps: { id: 'q1' } });
}

test('keeps the data when a reload fails and reports the failure', async () => {
  const { result } = opened();
  await waitFor(() => expect(result.current.status).toBe('ready'));
  read.mockRejectedValueOnce(new Error('The line is bad.'));
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ status: 'ready', data: 'first' });
  await waitFor(() =>
    expect(result.current).toMatchObject({
      status: 'failed',
      data: 'first',
      failure: 'The line is bad.',
    }),
  );
});

test('shows loading during every retry', async () => {
  read.mockRejectedValue(new Error('The line is bad.'));
  const { result } = opened();
  await waitFor(() => expect(result.current.status).toBe('failed'));
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ status: 'loading', failure: '' });
  await waitFor(() => expect(result.current.status).toBe('failed'));
});

test('never shows the data of another key', async () => {
  const { result, rerender } = opened();
  await waitFor(() => expect(result.current.data).toBe('first'));
  read.mockRejectedValueOnce(new Error('The line is bad.'));
  rerender({ id: 'q2' });
  expect(result.current).toMatchObject({ status: 'loading', data: undefined });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', data: undefined }));
});
