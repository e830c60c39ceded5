import { expect, test } from 'vitest';

import { fromIndianClock, indianClock } from './indian-clock.ts';

test('converts to Indian time across midnight and new year', () => {
  expect(indianClock(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01T00:00');
  expect(fromIndianClock('2027-01-01T00:00')).toEqual(new Date('2026-12-31T18:30:00Z'));
});

test('rejects an invalid date and time', () => {
  for (const typed of ['', '2026-11-21', '2026-13-01T10:00', 'soon']) {
    expect(fromIndianClock(typed)).toBeNull();
  }
});
