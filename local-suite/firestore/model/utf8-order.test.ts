import fc from 'fast-check';
import { expect, it } from 'vitest';

import { compareUtf8 } from './utf8-order.ts';

it('orders any two strings as their UTF-8 bytes', () => {
  const text = fc.string({ unit: 'binary', maxLength: 4 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const bytes = Buffer.compare(Buffer.from(left), Buffer.from(right));
      expect(Math.sign(compareUtf8(left, right)) + 0).toBe(bytes + 0);
    }),
  );
});
