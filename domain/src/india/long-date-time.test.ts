import { expect, test } from 'vitest';

import { formatLongDateTime, formatMoment } from './long-date-time.ts';

test('formats a time in India for emails', () => {
  expect(formatLongDateTime(new Date('2026-11-22T18:30:00Z'))).toBe(
    'Monday, 23 November at 12:00 am',
  );
});

test('formats a time in India with its year for documents', () => {
  expect(formatMoment(new Date('2026-11-22T18:30:00Z'))).toBe('23 November 2026 at 12:00 am');
});
