import { expect, test } from 'vitest';

import { fromJson, fromTimestamp } from './conversion.ts';
import { list, map, timestamp } from './rule-value.ts';
import { parseTime } from './time-text.ts';

test('converts whole numbers of a token to ints, others to floats, and non-JSON values to null', () => {
  const claims = { n: 3, share: 0.5, on: true, none: null, tags: ['a', 1], more: { x: undefined } };
  expect(fromJson(claims)).toEqual(
    map([
      ['n', 3n],
      ['share', 0.5],
      ['on', true],
      ['none', null],
      ['tags', list(['a', 1n])],
      ['more', map([['x', null]])],
    ]),
  );
});

test('accepts a timestamp without seconds or nanoseconds', () => {
  expect(fromTimestamp({})).toEqual(timestamp(0n));
  expect(fromTimestamp({ nanos: 5 })).toEqual(timestamp(5n));
  expect(fromTimestamp({ seconds: '-1', nanos: 999_999_999 })).toEqual(timestamp(-1n));
});

test.each<[text: string, nanos: bigint | undefined]>([
  ['1970-01-01T00:00:01Z', 1_000_000_000n],
  ['1970-01-01T00:00:00.5Z', 500_000_000n],
  ['1970-01-01T00:00:00.000000001Z', 1n],
  ['1970-01-01T05:30:00+05:30', 0n],
  ['1970-13-01T00:00:00Z', undefined],
  ['yesterday', undefined],
  ['1970-01-01', undefined],
])('%s is %s', (text, nanos) => {
  expect(parseTime(text)?.nanos).toBe(nanos);
});
