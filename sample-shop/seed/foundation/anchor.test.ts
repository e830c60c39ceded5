import { expect, test } from 'vitest';

import { anchorAt, COMMITTED_ANCHOR } from './anchor.ts';

test.each([
  ['the day of the committed shop', '2026-11-15T08:00:00Z', '2026-11-15T06:30:00.000Z'],
  ['a clock that is behind the committed shop', '2025-01-01T00:00:00Z', '2026-11-15T06:30:00.000Z'],
  ['an hour after noon in India', '2027-06-15T07:30:00Z', '2027-06-15T06:30:00.000Z'],
  ['less than an hour after noon', '2027-06-15T07:29:59Z', '2027-06-14T06:30:00.000Z'],
  ['the first hour of a financial year', '2027-03-31T18:45:00Z', '2027-03-31T06:30:00.000Z'],
  ['the leap day', '2028-02-29T20:00:00Z', '2028-02-29T06:30:00.000Z'],
])(
  'counts the dates of the sample shop from the latest noon in India: %s',
  (_when, now, anchor) => {
    expect(anchorAt(new Date(now)).toISOString()).toBe(anchor);
  },
);

test('uses the committed shop on its own day', () => {
  expect(anchorAt(new Date('2026-11-15T23:00:00Z'))).toEqual(COMMITTED_ANCHOR);
});
