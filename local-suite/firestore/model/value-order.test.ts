import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Value } from '../messages.ts';
import { anyValue } from './testing/arbitrary-value.ts';
import { double, exactly, valueOf, vector } from './testing/values.ts';
import type { Plain } from './testing/values.ts';
import { sameValue } from './value-identity.ts';
import { compareValues, valuesEqual } from './value-order.ts';

const reference = (path: string) =>
  exactly({ referenceValue: `projects/p/databases/d/documents/${path}` });
const point = (latitude: number, longitude: number) =>
  exactly({ geoPointValue: { latitude, longitude } });
const time = (seconds: number, nanos: number) =>
  exactly({ timestampValue: { seconds: String(seconds), nanos } });

/** Values in ascending order. Values in the same row are equal. */
const ASCENDING: Plain[][] = [
  [null],
  [false],
  [true],
  [NaN],
  [-Infinity],
  [-(2n ** 63n), double(-(2 ** 63))],
  [-1, double(-1)],
  [double(-0.5)],
  [0, double(0), double(-0)],
  [double(0.1)],
  [2 ** 53, double(2 ** 53)],
  [2n ** 53n + 1n],
  [2n ** 53n + 2n, double(2 ** 53 + 2)],
  [2n ** 63n - 1n],
  [double(2 ** 63)],
  [Infinity],
  [time(-1, 999_999_000)],
  [time(0, 0)],
  [time(0, 1_000)],
  [''],
  ['\u0000'],
  ['a'],
  ['a\u0000'],
  ['aa'],
  ['b'],
  ['é'],
  ['\uffff'],
  ['😀'],
  [Buffer.from([])],
  [Buffer.from([0])],
  [Buffer.from([0, 1])],
  [Buffer.from([255])],
  [reference('a/__id-5__')],
  [reference('a/__id7__')],
  [reference('a/__id10__')],
  [reference('a/b')],
  [reference('a/b/c/d')],
  [reference('a/c')],
  [reference('b/a')],
  [point(-90, 0)],
  [point(0, -180)],
  [point(0, 180)],
  [[]],
  [[null]],
  [[1]],
  [[1, 2]],
  [[2]],
  [['a']],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [{}],
  [{ a: 1 }, { a: double(1) }],
  [{ a: 1, b: 0 }],
  [{ a: 2 }],
  [{ b: 0 }],
];

describe('value order', () => {
  const rows = ASCENDING.map((row) => row.map(valueOf));
  const places = rows.flatMap((row, place) => row.map((value) => ({ value, place })));

  it('matches Firestore for every pair in a table of all types', () => {
    for (const left of places) {
      for (const right of places) {
        const order = Math.sign(compareValues(left.value, right.value));
        const expected = Math.sign(left.place - right.place);
        expect(order + 0, JSON.stringify([left, right])).toBe(expected + 0);
      }
    }
  });

  it('is antisymmetric', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(Math.sign(compareValues(a, b)) + 0).toBe(-Math.sign(compareValues(b, a)) + 0);
      }),
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 3, maxLength: 6 }), (values) => {
        const sorted = [...values].sort(compareValues);
        for (const [index, value] of sorted.entries()) {
          for (const later of sorted.slice(index)) {
            expect(compareValues(value, later)).toBeLessThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('treats the same data as equal', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(valuesEqual(a, structuredCloneOf(a))).toBe(true);
        if (sameValue(a, b)) expect(valuesEqual(a, b)).toBe(true);
      }),
    );
  });
});

describe('value identity', () => {
  it.each<[string, Plain, Plain]>([
    ['an integer and a double', 3, double(3)],
    ['zero and minus zero', double(0), double(-0)],
    ['numbers inside maps', { a: [3] }, { a: [double(3)] }],
    ['a map with one more key', { a: 1 }, { a: 1, b: 1 }],
    ['a map with another key', { a: 1 }, { b: 1 }],
    ['lists of different length', [1], [1, 1]],
  ])('distinguishes %s', (_, left, right) => {
    expect(sameValue(valueOf(left), valueOf(right))).toBe(false);
  });

  it('treats NaN as equal to NaN and ignores the order of keys', () => {
    expect(sameValue(valueOf(NaN), valueOf(NaN))).toBe(true);
    expect(sameValue(valueOf({ a: 1, b: [2] }), valueOf({ b: [2], a: 1 }))).toBe(true);
  });

  it('distinguishes an absent field from a present one', () => {
    expect(sameValue(undefined, valueOf(null))).toBe(false);
    expect(sameValue(undefined, undefined)).toBe(true);
  });
});

/** structuredClone turns Buffers into plain byte arrays. */
function structuredCloneOf(value: Value): Value {
  return 'bytesValue' in value
    ? { bytesValue: Buffer.from(value.bytesValue) }
    : structuredClone(value);
}
