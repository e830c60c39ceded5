import { expect, test } from 'vitest';

import { safeFields } from './log-fields.ts';
import { runWithRequestId } from './request-id.ts';

test('a line carries the id of its request, and nothing that tells who a person is', () => {
  runWithRequestId('req-1', () => {
    expect(safeFields({ order: 'o1', cause: 'asha@mail.example called 9876543210' })).toEqual({
      order: 'o1',
      cause: '[e-mail] called [phone]',
      request: 'req-1',
    });
  });
});

test('work that no request asked for is told without an id', () => {
  expect(safeFields({ count: 3, isOpen: null })).toEqual({ count: 3, isOpen: null });
});

test('of a very long text only the beginning is logged', () => {
  expect(safeFields({ cause: 'word '.repeat(100_000) })).toEqual({ cause: 'word '.repeat(1600) });
});
