import { expect, test } from 'vitest';

import { isOpenDeadline, deadlineStatus } from './deadline.ts';

const due = new Date('2026-11-23T06:00:00Z');
const later = new Date('2026-11-23T06:00:01Z');

test('counts a deadline as met up to its last moment', () => {
  expect(deadlineStatus(due, null, due).state).toBe('running');
  expect(deadlineStatus(due, null, later).state).toBe('overdue');
  expect(deadlineStatus(due, due, later).state).toBe('kept');
  expect(deadlineStatus(due, later, later).state).toBe('late');
});

test('stays pending until it is met, late or on time', () => {
  const clocks = [null, due, later].map((done) => deadlineStatus(due, done, later));
  expect(clocks.map(isOpenDeadline)).toEqual([true, false, false]);
});
