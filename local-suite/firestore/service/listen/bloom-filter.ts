import { createHash } from 'node:crypto';

import type { BloomFilter } from '../../messages.ts';

/** One name in 2^13 that was not added seems to be there; then the client asks for all documents again. */
const HASHES = 13;
/** In smaller filters, the bits of different names fall on each other more often. */
const MIN_BITS = 1024;
const BITS_PER_BYTE = 8;
const WORD = 64;

/**
 * Source: the BloomFilter message of google.firestore.v1. A name sets the bits h1 + i·h2, for i below the hash count,
 * where h1 and h2 are the halves of its MD5 as little-endian integers.
 */
export function bloomFilter(names: readonly string[]): BloomFilter {
  if (names.length === 0) return {};
  const bitCount = Math.max(MIN_BITS, Math.ceil((names.length * HASHES) / Math.LN2));
  const bitmap = Buffer.alloc(Math.ceil(bitCount / BITS_PER_BYTE));
  for (const name of names) {
    for (const bit of bitsOf(name, bitCount)) {
      const byte = Math.floor(bit / BITS_PER_BYTE);
      bitmap.writeUInt8(bitmap.readUInt8(byte) | (1 << (bit % BITS_PER_BYTE)), byte);
    }
  }
  return { bits: { bitmap, padding: bitmap.length * BITS_PER_BYTE - bitCount }, hashCount: HASHES };
}

function bitsOf(name: string, bitCount: number): number[] {
  const digest = createHash('md5').update(name).digest();
  const first = digest.readBigUInt64LE(0);
  const second = digest.readBigUInt64LE(WORD / BITS_PER_BYTE);
  return Array.from({ length: HASHES }, (_, index) =>
    Number(BigInt.asUintN(WORD, first + BigInt(index) * second) % BigInt(bitCount)),
  );
}
