import { expect, test } from 'vitest';

import { amendedBetween, filedAt } from './filed-months.ts';

const NOVEMBER_8 = new Date('2026-11-08T06:30:00Z');
const DECEMBER_9 = new Date('2026-12-09T06:30:00Z');
const FILED = { '2026-10': NOVEMBER_8, '2026-11': DECEMBER_9 };
/** The last moment of a month in India. */
const END_OF_NOVEMBER = new Date('2026-11-30T18:29:59.999Z');
const END_OF_DECEMBER = new Date('2026-12-31T18:29:59.999Z');

test('a filed return proves that the earlier ones were filed', () => {
  expect(filedAt('2026-10', FILED)).toEqual(NOVEMBER_8);
  expect(filedAt('2026-07', FILED)).toEqual(NOVEMBER_8);
  expect(filedAt('2026-12', FILED)).toBeUndefined();
});

test('a correction after filing is amended in the return of its month', () => {
  expect(amendedBetween('2026-10', '2026-11', FILED)).toEqual({
    after: NOVEMBER_8,
    until: END_OF_NOVEMBER,
  });
  expect(amendedBetween('2026-10', '2026-12', FILED)).toEqual({
    after: END_OF_NOVEMBER,
    until: END_OF_DECEMBER,
  });
});

test('a month has no amendments in its own return, before it is filed, or once it is filed late', () => {
  expect(amendedBetween('2026-11', '2026-11', FILED)).toBeNull();
  expect(amendedBetween('2026-12', '2027-01', FILED)).toBeNull();
  expect(amendedBetween('2026-10', '2026-11', { '2026-10': DECEMBER_9 })).toBeNull();
});
