const CASTAGNOLI_REVERSED = 0x82f63b78;
const MASK_DELTA = 0xa282ead8;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? CASTAGNOLI_REVERSED ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
});

/** Unsigned CRC-32C (Castagnoli, RFC 3720 §B.4) over the concatenated parts. */
export function crc32c(...parts: Uint8Array[]): number {
  let crc = 0xffffffff;
  for (const part of parts) {
    for (const byte of part) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** LevelDB stores CRCs masked, so that a CRC over data with CRCs stays strong. */
export function maskCrc(crc: number): number {
  const rotated = ((crc >>> 15) | (crc << 17)) >>> 0;
  return (rotated + MASK_DELTA) >>> 0;
}
