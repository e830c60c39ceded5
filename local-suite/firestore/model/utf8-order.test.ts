import fc from 'fast-check';
import { expect, it } from 'vitest';

import { compareUtf8 } from './utf8-order.ts';

/** Characters of each UTF-8 length, adjacent where the order matters. */
const character = fc.constantFrom(
  '\u0000',
  'a',
  '\u007f',
  '\u0080',
  'é',
  '\u07ff',
  'स',
  '\ud7ff',
  '\ue000',
  '\uffff',
  '\u{10000}',
  '😀',
  '\u{10ffff}',
);

it('orders any two strings by their UTF-8 bytes', () => {
  const text = fc.string({ unit: character, maxLength: 4 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const bytes = Buffer.compare(Buffer.from(left), Buffer.from(right));
      expect(Math.sign(compareUtf8(left, right)) + 0).toBe(bytes + 0);
    }),
  );
});
