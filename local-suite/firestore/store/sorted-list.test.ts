import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SortedList } from './sorted-list.ts';

const byNumber = (a: number, b: number) => a - b;

/** Random puts and deletes of enough numbers that blocks split and become empty. */
const steps = fc.array(
  fc.record({ put: fc.boolean(), number: fc.integer({ min: 0, max: 2_000 }) }),
  { maxLength: 3_000, size: 'max' },
);

describe('SortedList', () => {
  it('contains the same as a sorted array after any puts and deletes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 2_000 })), steps, (initial, changes) => {
        const list = new SortedList(byNumber, initial);
        const plain = new Set(initial);
        for (const { put, number } of changes) {
          if (put) list.put(number);
          else list.delete(number);
          if (put) plain.add(number);
          else plain.delete(number);
        }
        expect([...list]).toEqual([...plain].sort(byNumber));
        expect(list.size).toBe(plain.size);
      }),
      { numRuns: 30 },
    );
  });

  it('iterates and counts any range in both directions', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), {
      maxLength: 900,
      size: 'max',
    });
    const bound = fc.integer({ min: -10, max: 910 });
    fc.assert(
      fc.property(numbers, bound, bound, (initial, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const list = new SortedList(byNumber, initial);
        const position = (n: number) => (n < low ? -1 : Number(n > high));
        const expected = initial.filter((n) => n >= low && n <= high).sort(byNumber);
        expect([...list.range(position)]).toEqual(expected);
        expect([...list.range(position, 'descending')]).toEqual(expected.reverse());
        expect(list.count(position)).toBe(expected.length);
      }),
      { numRuns: 50 },
    );
  });

  it('replaces an equal item and keeps one of equal initial items', () => {
    const list = new SortedList<{ key: number; text: string }>(
      (a, b) => a.key - b.key,
      [
        { key: 1, text: 'first' },
        { key: 1, text: 'second' },
      ],
    );
    expect(list.size).toBe(1);
    list.put({ key: 1, text: 'third' });
    expect([...list]).toEqual([{ key: 1, text: 'third' }]);
  });
});
