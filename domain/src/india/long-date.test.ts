import { expect, test } from 'vitest';

import { formatLongDate } from './long-date.ts';

test('formats a date in India for documents', () => {
  expect(formatLongDate(new Date('2026-11-21T18:29:00Z'))).toBe('21 November 2026');
  expect(formatLongDate(new Date('2026-11-21T18:30:00Z'))).toBe('22 November 2026');
});
