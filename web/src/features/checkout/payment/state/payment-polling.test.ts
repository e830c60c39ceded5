import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pollUntil } from './payment-polling.ts';

const PAUSES = [100, 200, 300];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('calls after each delay until there is an answer', async () => {
  const ask = vi.fn(() => Promise.resolve(ask.mock.calls.length === 2 ? 'paid' : undefined));
  const answer = pollUntil(ask, PAUSES, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(99);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe('paid');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('stops after the last delay', async () => {
  const ask = vi.fn(() => Promise.resolve<string | undefined>(undefined));
  const answer = pollUntil(ask, PAUSES, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(PAUSES.length);
});

test('stops when aborted', async () => {
  const control = new AbortController();
  const ask = vi.fn(() => Promise.resolve<string | undefined>(undefined));
  const answer = pollUntil(ask, PAUSES, control.signal);
  await vi.advanceTimersByTimeAsync(100);
  control.abort();
  expect(await answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('ignores an answer that arrives after the abort', async () => {
  const control = new AbortController();
  const ask = () => {
    control.abort();
    return Promise.resolve('paid');
  };
  const answer = pollUntil(ask, [0], control.signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toBeUndefined();
});
