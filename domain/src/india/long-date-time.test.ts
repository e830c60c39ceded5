import { expect, test } from 'vitest';

import { formatLongDateTime } from './long-date-time.ts';

test('formats a time in India for emails', () => {
  expect(formatLongDateTime(new Date('2026-11-22T18:30:00Z'))).toBe(
    'Monday, 23 November at 12:00 am',
  );
});
