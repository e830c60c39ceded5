import { expect, test } from 'vitest';

import { describeValue } from './describe-value.ts';
import { OpaqueValue } from './opaque-value.ts';
import { bytes, duration, list, map, path, timestamp, type RuleValue } from './rule-value.ts';

test.each<[value: RuleValue, text: string]>([
  [null, 'null'],
  [true, 'true'],
  [5n, '5'],
  [2.5, '2.5'],
  ['a "b"', '"a \\"b\\""'],
  [list([1n, 'x']), '[1, "x"]'],
  [{ type: 'set', items: [1n] }, 'set[1]'],
  [map([['a', map([['b', null]])]]), '{"a": {"b": null}}'],
  [path(['a', 'b']), '/a/b'],
  [timestamp(0n), '1970-01-01T00:00:00.000Z'],
  [duration(1_500_000_000n), '1.5s'],
  [bytes(Buffer.from('abc')), 'bytes(YWJj)'],
  [{ type: 'latlng', latitude: 1, longitude: 2 }, 'latlng(1, 2)'],
  [new OpaqueValue('x'), '<unknown>'],
])('describes %o as %s', (value, text) => {
  expect(describeValue(value)).toBe(text);
});
