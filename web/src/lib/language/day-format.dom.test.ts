import { afterEach, expect, test } from 'vitest';

import { formatDay, formatMoment, formatTime, formatWeekday } from './day-format.ts';
import { chooseLanguage } from './language-choice.ts';

afterEach(() => chooseLanguage('en'));

const TIME = new Date('2026-11-21T09:35:00Z');
const LATE = new Date('2026-11-21T20:00:00Z');

test('formats days and times of India', () => {
  expect(formatDay(TIME)).toBe('21 Nov 2026');
  expect(formatDay(LATE)).toBe('22 Nov 2026');
  expect(formatMoment(TIME)).toBe('21 Nov, 3:05 pm');
  expect(formatTime(TIME)).toBe('3:05 pm');
  expect(formatWeekday(TIME)).toMatch(/^Sat,? 21 Nov$/);
});

test('formats in the new language after a change', () => {
  chooseLanguage('hi');
  for (const format of [formatDay, formatMoment, formatWeekday]) {
    expect(format(TIME)).toMatch(/21 .*\p{Script=Devanagari}/u);
  }
});
