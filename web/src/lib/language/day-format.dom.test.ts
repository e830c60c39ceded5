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

test('formats in the new language after a change, with whole months and Hindi times of day', () => {
  chooseLanguage('hi');
  expect(formatDay(TIME)).toBe('21 नवंबर 2026');
  expect(formatMoment(TIME)).toMatch(/^21 नवंबर.* दोपहर 3:05/);
  expect(formatTime(TIME)).toBe('दोपहर 3:05');
  expect(formatWeekday(TIME)).toMatch(/^शनि,? 21 नवंबर$/);
});
