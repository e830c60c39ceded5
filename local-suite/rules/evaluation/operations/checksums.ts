const CRC32_POLYNOMIAL = 0xedb88320;
const CRC32C_POLYNOMIAL = 0x82f63b78;

function tableOf(polynomial: number): number[] {
  return Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 1 ? polynomial ^ (value >>> 1) : value >>> 1;
    }
    return value >>> 0;
  });
}

const CRC32_TABLE = tableOf(CRC32_POLYNOMIAL);
const CRC32C_TABLE = tableOf(CRC32C_POLYNOMIAL);

/** Returns four bytes, lowest first. */
export function crc32(data: Buffer): Buffer {
  return checksum(CRC32_TABLE, data);
}

/** Returns four bytes, lowest first. */
export function crc32c(data: Buffer): Buffer {
  return checksum(CRC32C_TABLE, data);
}

function checksum(table: readonly number[], data: Buffer): Buffer {
  let value = 0xffffffff;
  for (const byte of data) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  const result = Buffer.alloc(4);
  result.writeUInt32LE((value ^ 0xffffffff) >>> 0);
  return result;
}
