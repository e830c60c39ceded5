import { expect, test } from 'vitest';

import { daysOf, EXPORT_PERIODS, nextRun } from './export-period.ts';

const CHOSEN = { from: '2026-01-01', to: '2026-01-31' };
/** 1 March 2026, 04:00 in India: still February in UTC. */
const NOW = new Date('2026-02-28T22:30:00Z');

test.each([
  ['all', '', ''],
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['last_7_days', '2026-02-22', '2026-02-28'],
  ['last_30_days', '2026-01-30', '2026-02-28'],
  ['this_month', '2026-03-01', '2026-03-01'],
  ['last_month', '2026-02-01', '2026-02-28'],
  ['days', '2026-01-01', '2026-01-31'],
] as const)('%s is %s to %s by the Indian calendar', (period, from, to) => {
  expect(daysOf(period, CHOSEN, NOW)).toEqual({ from, to });
});

test('every period is tested', () => {
  expect(EXPORT_PERIODS).toHaveLength(8);
});

test.each([
  ['daily', '2026-03-01T00:30:00Z'],
  // 2 March 2026 is a Monday.
  ['weekly', '2026-03-02T00:30:00Z'],
  ['monthly', '2026-03-01T00:30:00Z'],
] as const)('a %s run is at six in the morning in India', (schedule, at) => {
  expect(nextRun(schedule, NOW)?.toISOString()).toBe(at.replace('Z', '.000Z'));
});

test('the next run is after the one that has just been due', () => {
  const due = new Date('2026-03-01T00:30:00Z');
  expect(nextRun('daily', due)).toEqual(new Date('2026-03-02T00:30:00Z'));
  expect(nextRun('monthly', due)).toEqual(new Date('2026-04-01T00:30:00Z'));
  expect(nextRun('none', due)).toBeNull();
});
