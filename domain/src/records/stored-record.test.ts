import { expect, test } from 'vitest';

import { isRecord, recordOf, textOf } from './stored-record.ts';

test('a part of a document has fields of its own: a list has none, and neither has nothing', () => {
  expect(isRecord({ a: 1 })).toBe(true);
  expect(recordOf({ a: 1 })).toEqual({ a: 1 });
  for (const other of [[1], [], null, undefined, 'text', 5]) {
    expect([other, isRecord(other)]).toEqual([other, false]);
    expect(recordOf(other)).toEqual({});
  }
});

test('what is stored as a text is read as one, all else as an empty one', () => {
  expect(['words', '', 5, null, undefined, {}].map(textOf)).toEqual(['words', '', '', '', '', '']);
});
