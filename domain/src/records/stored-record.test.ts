import { expect, test } from 'vitest';

import { isRecord, recordOf, textOf } from './stored-record.ts';

test('treats objects as fields, and lists and null as none', () => {
  expect(isRecord({ a: 1 })).toBe(true);
  expect(recordOf({ a: 1 })).toEqual({ a: 1 });
  for (const other of [[1], [], null, undefined, 'text', 5]) {
    expect([other, isRecord(other)]).toEqual([other, false]);
    expect(recordOf(other)).toEqual({});
  }
});

test('reads text as text and everything else as empty', () => {
  expect(['words', '', 5, null, undefined, {}].map(textOf)).toEqual(['words', '', '', '', '', '']);
});
