import { expect, test } from 'vitest';

import { formatLongDateTime } from './long-date-time.ts';

test('letters name a moment as the clock in India shows it', () => {
  expect(formatLongDateTime(new Date('2026-11-22T18:30:00Z'))).toBe(
    'Monday, 23 November at 12:00 am',
  );
});
