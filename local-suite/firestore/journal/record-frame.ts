import { crc32c } from '../export/crc32c.ts';

/** Length and checksum of the payload, each 4 bytes, little-endian. */
const HEADER_BYTES = 8;

/** A payload with its length and checksum, so that a reader knows whether all of it was written. */
export function framed(payload: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(payload.length, 0);
  header.writeUInt32LE(crc32c(payload), 4);
  return Buffer.concat([header, payload]);
}

/** Returns the payloads from `start` up to the first incomplete or damaged one, and where that is. */
export function readFrames(bytes: Buffer, start: number): { payloads: Buffer[]; end: number } {
  const payloads: Buffer[] = [];
  let end = start;
  for (let next = payloadAt(bytes, end); next; next = payloadAt(bytes, end)) {
    payloads.push(next);
    end += HEADER_BYTES + next.length;
  }
  return { payloads, end };
}

function payloadAt(bytes: Buffer, offset: number): Buffer | undefined {
  const start = offset + HEADER_BYTES;
  if (start > bytes.length) return undefined;
  const length = bytes.readUInt32LE(offset);
  // A power failure may leave zeros.
  if (length === 0 || start + length > bytes.length) return undefined;
  const payload = bytes.subarray(start, start + length);
  return crc32c(payload) === bytes.readUInt32LE(offset + 4) ? payload : undefined;
}
