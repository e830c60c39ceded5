import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fromMicros, toMicros, wholeMilliseconds } from './timestamps.ts';

const FIRST = -62_135_596_800_000_000n;
const LAST = 253_402_300_799_999_999n;

describe('timestamps', () => {
  it('round-trip through microseconds, also before 1970', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: FIRST, max: LAST }), (micros) => {
        expect(toMicros(fromMicros(micros))).toBe(micros);
      }),
    );
  });

  it('are truncated to microseconds', () => {
    expect(toMicros({ seconds: '1', nanos: 1_999 })).toBe(1_000_001n);
  });

  it('default absent members to zero', () => {
    expect(toMicros({})).toBe(0n);
  });

  it.each([
    { seconds: '-62135596801' },
    { seconds: '253402300800' },
    { nanos: -1 },
    { nanos: 1_000_000_000 },
  ])('are rejected outside the years 1 to 9999: %j', (timestamp) => {
    expect(() => toMicros(timestamp)).toThrow(/out of range/);
  });

  it('are truncated to milliseconds for serverTimestamp', () => {
    expect(wholeMilliseconds(1_234_567n)).toBe(1_234_000n);
  });
});
