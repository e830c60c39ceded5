import { expect, test, vi } from 'vitest';

import { cacheFor } from './cache-for.ts';

const A_MINUTE = 60_000;

/** Counts the reads, with a clock that the test moves. */
function counted(read: (times: number) => Promise<number>) {
  let time = 0;
  const reading = vi.fn(() => read(reading.mock.calls.length));
  return {
    ask: cacheFor(A_MINUTE, () => new Date(time), reading),
    pass: (milliseconds: number) => (time += milliseconds),
    reading,
  };
}

test('reads once within its time, then again', async () => {
  const { ask, pass, reading } = counted((times) => Promise.resolve(times));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  pass(A_MINUTE - 1);
  expect(await ask()).toBe(1);
  expect(reading).toHaveBeenCalledOnce();
  pass(1);
  expect(await ask()).toBe(2);
});

test('retries a failed read on the next call', async () => {
  const { ask } = counted((times) =>
    times === 1 ? Promise.reject(new Error('The books are closed.')) : Promise.resolve(times),
  );
  await expect(ask()).rejects.toThrow('The books are closed.');
  expect(await ask()).toBe(2);
});
