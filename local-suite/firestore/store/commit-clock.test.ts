import { expect, it } from 'vitest';

import { CommitClock, systemClock } from './commit-clock.ts';

it('returns increasing commit times when the system clock stops or goes back', () => {
  const readings = [100n, 100n, 90n, 200n];
  const clock = new CommitClock(() => readings.shift() ?? 0n);
  const times = [1, 2, 3, 4].map(() => clock.nextCommitTime());
  expect(times).toEqual([100n, 101n, 102n, 200n]);
});

it('returns no commit time as early as an earlier read', () => {
  const clock = new CommitClock(() => 100n);
  expect(clock.readTime()).toBe(100n);
  expect(clock.readTime()).toBe(100n);
  expect(clock.nextCommitTime()).toBe(101n);
  expect(clock.readTime()).toBe(101n);
});

it('reads the system clock in microseconds', () => {
  expect(systemClock() / 1_000n).toBeGreaterThanOrEqual(BigInt(Date.now()) - 1_000n);
});
