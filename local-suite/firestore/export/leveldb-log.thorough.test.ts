import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readLog, writeLog } from './leveldb-log.ts';

const BLOCK = 32_768;
const HEADER = 7;

test('writes a short record as one fragment: checksum, length, type, data', () => {
  const log = writeLog([Buffer.from('3')]);
  expect(log.toString('hex')).toBe('b86d444e' + '0100' + '01' + '33');
});

test('splits a record of 40 KiB at the end of the block', () => {
  const record = Buffer.alloc(40 * 1024, 'kargha');
  const log = writeLog([record]);
  expect(log.length).toBe(record.length + 2 * HEADER);
  expect({ type: log[6], length: log.readUInt16LE(4) }).toEqual({
    type: 2,
    length: BLOCK - HEADER,
  });
  expect(log[BLOCK + 6]).toBe(4);
  expect(readLog(log)).toEqual([record]);
});

test('marks the fragments of a record over three blocks as first, middle and last', () => {
  const log = writeLog([Buffer.alloc(2 * BLOCK)]);
  expect([log[6], log[BLOCK + 6], log[2 * BLOCK + 6]]).toEqual([2, 3, 4]);
});

test.each([0, 1, 6, 7, 8])('leaves %i bytes at the end of a block like LevelDB', (room) => {
  const filler = Buffer.alloc(BLOCK - HEADER - room, 1);
  const log = writeLog([filler, Buffer.from('next')]);
  expect(readLog(log)).toEqual([filler, Buffer.from('next')]);
  if (room < HEADER) expect(log.subarray(BLOCK - room, BLOCK)).toEqual(Buffer.alloc(room));
});

test('returns any records that it wrote, including empty ones', () => {
  const record = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.nat(3 * BLOCK).map((length) => new Uint8Array(length).fill(length)),
  );
  fc.assert(
    fc.property(fc.array(record, { maxLength: 12 }), (contents) => {
      const records = contents.map((bytes) => Buffer.from(bytes));
      const read = readLog(writeLog(records));
      expect(read.map((bytes) => bytes.toString('base64'))).toEqual(
        records.map((bytes) => bytes.toString('base64')),
      );
    }),
    { numRuns: 60 },
  );
});

test('skips the zeros with which production pads its last block', () => {
  const log = writeLog([Buffer.from('one')]);
  const padded = Buffer.concat([log, Buffer.alloc(BLOCK - log.length)]);
  expect(readLog(padded)).toEqual([Buffer.from('one')]);
});

test('rejects a log with any single bit flipped', () => {
  const log = writeLog([Buffer.from('a saree'), Buffer.from('a shawl')]);
  for (let bit = 0; bit < log.length * 8; bit += 1) {
    const damaged = Buffer.from(log);
    damaged[bit >> 3]! ^= 1 << (bit & 7);
    expect(() => readLog(damaged)).toThrow();
  }
});

test('rejects a log that is truncated inside a record', () => {
  const log = writeLog([Buffer.from('a saree'), Buffer.alloc(40 * 1024, 'x')]);
  const firstRecord = HEADER + 'a saree'.length;
  for (const length of [3, HEADER, firstRecord - 1, firstRecord + 3, BLOCK, log.length - 1]) {
    expect(() => readLog(log.subarray(0, length))).toThrow(/truncated/);
  }
});

test('rejects a continuation without a first fragment', () => {
  const log = writeLog([Buffer.alloc(40 * 1024)]);
  expect(() => readLog(log.subarray(BLOCK))).toThrow('byte 0 does not follow');
});

test('names the offset of a damaged fragment', () => {
  const log = writeLog([Buffer.from('one'), Buffer.from('two')]);
  log[log.length - 1]! ^= 1;
  expect(() => readLog(log)).toThrow('The fragment at byte 10 does not match its checksum.');
});
