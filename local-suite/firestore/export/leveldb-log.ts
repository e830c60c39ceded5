import { crc32c, maskCrc } from './crc32c.ts';

/** The LevelDB log format (leveldb/doc/log_format.md): 32 KiB blocks of fragments. */
const BLOCK_SIZE = 32_768;
/** Masked CRC-32C of type and data (4), length of the data (2), fragment type (1). */
const HEADER_SIZE = 7;

const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** Encodes records as a LevelDB log. Records longer than a block are split into fragments. */
export function writeLog(records: Iterable<Buffer>): Buffer {
  const parts: Buffer[] = [];
  let room = BLOCK_SIZE;
  for (const record of records) {
    let rest = record;
    let isFirst = true;
    do {
      if (room < HEADER_SIZE) {
        parts.push(Buffer.alloc(room));
        room = BLOCK_SIZE;
      }
      const data = rest.subarray(0, room - HEADER_SIZE);
      rest = rest.subarray(data.length);
      parts.push(fragmentHeader(fragmentType(isFirst, rest.length === 0), data), data);
      room -= HEADER_SIZE + data.length;
      isFirst = false;
    } while (rest.length > 0);
  }
  return Buffer.concat(parts);
}

/**
 * Returns the records of a LevelDB log. Throws an Error with the byte offset if a fragment is truncated, out of
 * order or does not match its checksum.
 */
export function readLog(log: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let open: Buffer[] | undefined;
  for (const { type, data, at } of fragments(log)) {
    if ((type === FULL || type === FIRST) === (open !== undefined)) {
      throw new Error(`The fragment at byte ${at} does not follow the previous one.`);
    }
    open = [...(open ?? []), data];
    if (type === FULL || type === LAST) {
      records.push(Buffer.concat(open));
      open = undefined;
    }
  }
  if (open !== undefined) throw new Error('The last record is truncated.');
  return records;
}

function fragmentType(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? FULL : FIRST;
  return isLast ? LAST : MIDDLE;
}

function fragmentHeader(type: number, data: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_SIZE);
  header.writeUInt32LE(checksum(type, data), 0);
  header.writeUInt16LE(data.length, 4);
  header.writeUInt8(type, 6);
  return header;
}

function checksum(type: number, data: Buffer): number {
  return maskCrc(crc32c(Uint8Array.of(type), data));
}

interface Fragment {
  type: number;
  data: Buffer;
  /** Offset of its header from the start of the log. */
  at: number;
}

function* fragments(log: Buffer): Generator<Fragment> {
  let at = 0;
  while (at < log.length) {
    const room = BLOCK_SIZE - (at % BLOCK_SIZE);
    if (room < HEADER_SIZE || isZeros(log.subarray(at, at + room))) {
      at += room;
      continue;
    }
    const fragment = fragmentAt(log, at, room);
    yield fragment;
    at += HEADER_SIZE + fragment.data.length;
  }
}

/** Production exports pad their last block with zeros. */
function isZeros(restOfBlock: Buffer): boolean {
  return restOfBlock.every((byte) => byte === 0);
}

function fragmentAt(log: Buffer, at: number, room: number): Fragment {
  if (at + HEADER_SIZE > log.length) throw new Error(`The fragment at byte ${at} is truncated.`);
  const length = log.readUInt16LE(at + 4);
  const type = log.readUInt8(at + 6);
  const data = log.subarray(at + HEADER_SIZE, at + HEADER_SIZE + length);
  if (data.length < length || HEADER_SIZE + length > room) {
    throw new Error(`The fragment at byte ${at} is truncated.`);
  }
  if (log.readUInt32LE(at) !== checksum(type, data)) {
    throw new Error(`The fragment at byte ${at} does not match its checksum.`);
  }
  if (type < FULL || type > LAST) {
    throw new Error(`The fragment at byte ${at} has the unknown type ${type}.`);
  }
  return { type, data, at };
}
