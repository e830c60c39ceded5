import { expect, test } from 'vitest';

import { crc32c, maskCrc } from './crc32c.ts';

test('matches the check values of RFC 3720', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
  expect(crc32c(Buffer.alloc(32))).toBe(0x8a9136aa);
  expect(crc32c(Buffer.alloc(32, 0xff))).toBe(0x62a8ab43);
});

test('treats several parts as one run of bytes', () => {
  expect(crc32c(Buffer.from('1234'), Buffer.alloc(0), Buffer.from('56789'))).toBe(0xe3069283);
});

test('masks a checksum by rotating it 15 bits and adding a constant', () => {
  expect(maskCrc(0)).toBe(0xa282ead8);
  expect(maskCrc(0x00008000)).toBe(0xa282ead9);
});
