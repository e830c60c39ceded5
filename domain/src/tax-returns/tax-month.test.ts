import { expect, test } from 'vitest';

import {
  adjustmentDeadline,
  filingPeriod,
  isMonthOver,
  monthsOfPreviousYear,
  monthStart,
  nextMonth,
  returnsDue,
  TAX_MONTH,
} from './tax-month.ts';

test('starts a month at midnight in India', () => {
  expect(monthStart('2026-12')).toEqual(new Date('2026-11-30T18:30:00Z'));
  expect(['2026-01', '2027-02', '2026-12'].map(nextMonth)).toEqual([
    '2026-02',
    '2027-03',
    '2027-01',
  ]);
  expect(isMonthOver('2026-11', new Date('2026-11-30T18:29:59Z'))).toBe(false);
  expect(isMonthOver('2026-11', new Date('2026-11-30T18:30:00Z'))).toBe(true);
});

test('names the period and the last days of monthly filers', () => {
  expect(filingPeriod('2026-04')).toBe('042026');
  expect(returnsDue('2026-12')).toEqual({ gstr1: '2027-01-11', gstr3b: '2027-01-20' });
});

test('ends adjustments on 30 November after the financial year', () => {
  expect(adjustmentDeadline(new Date('2026-03-31T18:29:59Z'))).toBe('2026-11-30');
  expect(adjustmentDeadline(new Date('2026-03-31T18:30:00Z'))).toBe('2027-11-30');
});

test('knows the months of the previous financial year', () => {
  expect(monthsOfPreviousYear('2026-11').at(0)).toBe('2025-04');
  expect(monthsOfPreviousYear('2026-11').at(-1)).toBe('2026-03');
  expect(monthsOfPreviousYear('2027-03').at(0)).toBe('2025-04');
  expect(new Set(monthsOfPreviousYear('2027-04'))).toHaveProperty('size', 12);
});

test.each(['2026-13', '2026-00', '26-11', '2026-1', '1999-12'])('%s is no month', (month) => {
  expect(TAX_MONTH.test(month)).toBe(false);
});
