import { expect, test } from 'vitest';

import { parseWire } from './wire-message.ts';
import { WireWriter } from './wire-writer.ts';

test('encodes numbers, text and groups like protobuf', () => {
  const message = new WireWriter()
    .integer(1, 300)
    .text(3, 'tāt')
    .double(4, 1)
    .group(5, new WireWriter().boolean(2, true));
  expect(message.toBuffer().toString('hex')).toBe(
    '08ac02' + '1a0474c48174' + '21000000000000f03f' + '2b' + '1001' + '2c',
  );
});

test.each([0n, 1n, 127n, 128n, -1n, 2n ** 63n - 1n, -(2n ** 63n)])(
  'keeps the 64-bit number %s exactly',
  (number) => {
    const message = parseWire(new WireWriter().integer(1, number).toBuffer());
    expect(message.integer(1)).toBe(number);
  },
);

test('skips unused fields', () => {
  const fixed32 = Buffer.from([0x3d, 1, 2, 3, 4]);
  const message = parseWire(Buffer.concat([fixed32, new WireWriter().text(2, 'kept').toBuffer()]));
  expect(message.text(2)).toBe('kept');
  expect(message.text(9)).toBeUndefined();
});

test('returns repeated fields of several numbers in message order', () => {
  const message = parseWire(
    new WireWriter().text(15, 'a').text(14, 'b').text(16, 'no').text(15, 'c').toBuffer(),
  );
  expect(message.everyBytes(14, 15).map(String)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['a length that leads past the end', '1a05ff'],
  ['a number without an end', '08ffffffffffffffffffff'],
  ['a group without an end', '2b1001'],
  ['the end of another group', '2b34'],
  ['a wire type that does not exist', '0f'],
])('rejects %s', (_, hex) => {
  expect(() => parseWire(Buffer.from(hex, 'hex'))).toThrow(Error);
});
