import { expect, test } from 'vitest';

import { isOpenDeadline, deadlineStatus } from './deadline.ts';

const due = new Date('2026-11-23T06:00:00Z');
const later = new Date('2026-11-23T06:00:01Z');

test('a promise can be kept up to its very moment', () => {
  expect(deadlineStatus(due, null, due).state).toBe('running');
  expect(deadlineStatus(due, null, later).state).toBe('overdue');
  expect(deadlineStatus(due, due, later).state).toBe('kept');
  expect(deadlineStatus(due, later, later).state).toBe('late');
});

test('somebody waits until it is kept, late or in time', () => {
  const clocks = [null, due, later].map((done) => deadlineStatus(due, done, later));
  expect(clocks.map(isOpenDeadline)).toEqual([true, false, false]);
});
