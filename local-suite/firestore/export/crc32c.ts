const CASTAGNOLI_REVERSED = 0x82f63b78;
const MASK_DELTA = 0xa282ead8;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? CASTAGNOLI_REVERSED ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
});

/** CRC-32C (Castagnoli, RFC 3720 §B.4) of the parts read as one run of bytes, unsigned. */
export function crc32c(...parts: Uint8Array[]): number {
  let crc = 0xffffffff;
  for (const part of parts) {
    for (const byte of part) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The form in which LevelDB stores a CRC, so that a CRC over stored CRCs keeps its strength. */
export function maskCrc(crc: number): number {
  const rotated = ((crc >>> 15) | (crc << 17)) >>> 0;
  return (rotated + MASK_DELTA) >>> 0;
}
