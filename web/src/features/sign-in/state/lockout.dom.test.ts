import { expect, test } from 'vitest';

import { recordFailure, clearFailures, readLockout } from './lockout.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

function failTimes(count: number) {
  return Array.from({ length: count }, () => recordFailure(NOON)).at(-1);
}

test('counts each failure against five attempts', () => {
  expect(readLockout(NOON).attemptsLeft).toBe(5);
  expect(failTimes(1)?.attemptsLeft).toBe(4);
  expect(failTimes(3)?.attemptsLeft).toBe(1);
});

test('locks for 15 minutes after the fifth failure', () => {
  expect(failTimes(5)).toEqual({ attemptsLeft: 0, lockedUntil: NOON + 15 * MINUTE });
  expect(readLockout(NOON + 15 * MINUTE - 1).lockedUntil).toBeGreaterThan(0);
  expect(readLockout(NOON + 15 * MINUTE)).toEqual({ attemptsLeft: 5, lockedUntil: 0 });
});

test('does not extend the lock for failures during it', () => {
  failTimes(5);
  expect(recordFailure(NOON + MINUTE).lockedUntil).toBe(NOON + 15 * MINUTE);
});

test('resets the count after a success', () => {
  failTimes(4);
  clearFailures();
  expect(readLockout(NOON).attemptsLeft).toBe(5);
});

test('ignores invalid stored data', () => {
  localStorage.setItem('kargha.sign-in-failures', '{"failures":"many","lockedUntil":"never"}');
  expect(readLockout(NOON)).toEqual({ attemptsLeft: 5, lockedUntil: 0 });
});
