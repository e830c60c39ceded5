import { expect, test } from 'vitest';

import { isOpenPromise, promiseClock } from './deadline.ts';

const due = new Date('2026-11-23T06:00:00Z');
const later = new Date('2026-11-23T06:00:01Z');

test('a promise can be kept up to its very moment', () => {
  expect(promiseClock(due, null, due).state).toBe('running');
  expect(promiseClock(due, null, later).state).toBe('overdue');
  expect(promiseClock(due, due, later).state).toBe('kept');
  expect(promiseClock(due, later, later).state).toBe('late');
});

test('somebody waits until it is kept, late or in time', () => {
  const clocks = [null, due, later].map((done) => promiseClock(due, done, later));
  expect(clocks.map(isOpenPromise)).toEqual([true, false, false]);
});
