import { expect, test } from 'vitest';

import { recordFailure, clearFailures, readLockout } from './lockout.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

function failTimes(count: number) {
  return Array.from({ length: count }, () => recordFailure(NOON)).at(-1);
}

test('each failure costs one of five attempts', () => {
  expect(readLockout(NOON).attemptsLeft).toBe(5);
  expect(failTimes(1)?.attemptsLeft).toBe(4);
  expect(failTimes(3)?.attemptsLeft).toBe(1);
});

test('the fifth failure locks for 15 minutes, and not one longer', () => {
  expect(failTimes(5)).toEqual({ attemptsLeft: 0, lockedUntil: NOON + 15 * MINUTE });
  expect(readLockout(NOON + 15 * MINUTE - 1).lockedUntil).toBeGreaterThan(0);
  expect(readLockout(NOON + 15 * MINUTE)).toEqual({ attemptsLeft: 5, lockedUntil: 0 });
});

test('failures during the lock do not prolong it', () => {
  failTimes(5);
  expect(recordFailure(NOON + MINUTE).lockedUntil).toBe(NOON + 15 * MINUTE);
});

test('a success starts the count anew', () => {
  failTimes(4);
  clearFailures();
  expect(readLockout(NOON).attemptsLeft).toBe(5);
});

test('nonsense in the browser locks nobody out', () => {
  localStorage.setItem('kargha.sign-in-failures', '{"failures":"many","lockedUntil":"never"}');
  expect(readLockout(NOON)).toEqual({ attemptsLeft: 5, lockedUntil: 0 });
});
