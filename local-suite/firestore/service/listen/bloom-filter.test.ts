import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import type { BloomFilter } from '../../messages.ts';
import { bloomFilter } from './bloom-filter.ts';

/** As clients read a filter. */
function contains({ bits, hashCount = 0 }: BloomFilter, name: string): boolean {
  if (!bits?.bitmap) return false;
  const { bitmap, padding = 0 } = bits;
  const size = BigInt(bitmap.length * 8 - padding);
  const hash = createHash('md5').update(name).digest();
  const [first, second] = [hash.readBigUInt64LE(0), hash.readBigUInt64LE(8)];
  return Array.from({ length: hashCount }, (_, index) => {
    const bit = Number(((first + BigInt(index) * second) % 2n ** 64n) % size);
    return (bitmap.readUInt8(bit >> 3) >> (bit & 7)) & 1;
  }).every(Boolean);
}

const names = (prefix: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `projects/p/databases/d/documents/${prefix}/${index}`,
  );

test.each([1, 2, 50, 1000])('contains all %i names and almost no others', (count) => {
  const filter = bloomFilter(names('c', count));
  expect(names('c', count).every((name) => contains(filter, name))).toBe(true);
  expect(names('other', 10_000).filter((name) => contains(filter, name)).length).toBeLessThan(30);
});

test('contains nothing without names', () => {
  expect(bloomFilter([])).toEqual({});
});
