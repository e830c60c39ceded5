import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  countIn,
  joinRanges,
  splitRanges,
  takeFirst,
  withoutRange,
  type PieceRange,
} from './piece-ranges.ts';

const numbersIn = (ranges: readonly PieceRange[]) =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

const range = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 12 }))
  .map(([from, more]) => ({ from, to: from + more }));
const ranges = fc.array(range, { maxLength: 6 }).map((list) => joinRanges(list));

const sorted = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other);

test('no piece is lost or counted twice, when pieces are sold, returned and withdrawn', () => {
  fc.assert(
    fc.property(
      ranges,
      ranges,
      range,
      fc.integer({ min: 0, max: 80 }),
      (had, back, gone, count) => {
        const { taken, rest } = takeFirst(had, count);
        expect(numbersIn([...taken, ...rest])).toEqual(numbersIn(had));
        expect(countIn(taken)).toBe(Math.min(count, countIn(had)));
        const all = new Set([...numbersIn(had), ...numbersIn(back)]);
        expect(numbersIn(joinRanges(had, back))).toEqual(sorted(all));
        const left = numbersIn(had).filter((one) => one < gone.from || one > gone.to);
        expect(numbersIn(withoutRange(had, gone))).toEqual(left);
        expect(numbersIn(splitRanges(had, 5))).toEqual(numbersIn(had));
        expect(splitRanges(had, 5).every((one) => countIn([one]) <= 5)).toBe(true);
      },
    ),
  );
});
