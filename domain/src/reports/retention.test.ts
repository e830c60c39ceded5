import { expect, test } from 'vitest';

import { isDocumentYearExpired, documentsExpireBefore } from './retention.ts';

const LAST_MOMENT = new Date('2027-03-31T18:29:59Z');
const NEW_YEAR = new Date('2027-03-31T18:30:00Z');

test('keeps documents of 2018-19 for eight full financial years, until 31 March 2027', () => {
  expect(documentsExpireBefore(LAST_MOMENT)).toEqual(new Date('2018-03-31T18:30:00Z'));
  expect(documentsExpireBefore(NEW_YEAR)).toEqual(new Date('2019-03-31T18:30:00Z'));
});

test('ends a financial year with its documents', () => {
  expect(
    ['1617', '1718', '1819', '2627'].map((year) => isDocumentYearExpired(year, LAST_MOMENT)),
  ).toEqual([true, true, false, false]);
  expect(isDocumentYearExpired('1819', NEW_YEAR)).toBe(true);
});
