import { expect, test } from 'vitest';

import {
  lastDays,
  endOfIndianDay,
  indianDay,
  indianMonth,
  isCalendarDay,
  isSunday,
  addDays,
  addMonth,
  startOfIndianDay,
} from './indian-day.ts';

const MIDNIGHT = new Date('2026-11-30T18:30:00Z');

test('starts a day at midnight in India, 18:30 UTC', () => {
  expect(indianDay(MIDNIGHT)).toBe('2026-12-01');
  expect(indianMonth(MIDNIGHT)).toBe('2026-12');
  const before = new Date(MIDNIGHT.getTime() - 1);
  expect(indianDay(before)).toBe('2026-11-30');
  expect(indianMonth(before)).toBe('2026-11');
});

test('has a first and a last moment of the day', () => {
  expect(startOfIndianDay('2026-12-01')).toEqual(MIDNIGHT);
  expect(endOfIndianDay('2026-11-30')).toEqual(new Date(MIDNIGHT.getTime() - 1));
  expect(startOfIndianDay('soon').getTime()).toBeNaN();
});

test('counts days across months, years and February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
});

test('returns a range of days that ends today', () => {
  expect(lastDays(MIDNIGHT, 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
});

test('recognizes Sundays', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(isSunday)).toEqual([false, true, false]);
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-11-21T10:00', false],
  ['21-11-2026', false],
  ['', false],
  [undefined, false],
])('%s is a date: %s', (typed, expected) => {
  expect(isCalendarDay(typed)).toBe(expected);
});

test.each([
  ['2026-11-21T06:00:00Z', '2026-12-21T06:00:00Z'],
  ['2026-01-31T06:00:00Z', '2026-02-28T06:00:00Z'],
  ['2028-01-31T06:00:00Z', '2028-02-29T06:00:00Z'],
  ['2026-12-31T06:00:00Z', '2027-01-31T06:00:00Z'],
  // In India it is already 1 December and 31 March.
  ['2026-11-30T20:00:00Z', '2026-12-31T20:00:00Z'],
  ['2026-03-30T20:00:00Z', '2026-04-29T20:00:00Z'],
])('one month after %s is %s in India', (from, to) => {
  expect(addMonth(new Date(from))).toEqual(new Date(to));
});
