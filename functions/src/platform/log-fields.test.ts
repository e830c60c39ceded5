import { expect, test } from 'vitest';

import { safeFields } from './log-fields.ts';
import { runWithRequestId } from './request-id.ts';

test('adds the request id and no personal data to a line', () => {
  runWithRequestId('req-1', () => {
    expect(safeFields({ order: 'o1', cause: 'asha@mail.example called 9876543210' })).toEqual({
      order: 'o1',
      cause: '[e-mail] called [phone]',
      request: 'req-1',
    });
  });
});

test('logs scheduled work without an id', () => {
  expect(safeFields({ count: 3, isOpen: null })).toEqual({ count: 3, isOpen: null });
});

test('truncates long texts', () => {
  expect(safeFields({ cause: 'word '.repeat(100_000) })).toEqual({ cause: 'word '.repeat(1600) });
});
