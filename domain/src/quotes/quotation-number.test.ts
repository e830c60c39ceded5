import { expect, test } from 'vitest';

import { quotationNumber } from './quotation-number.ts';

test('a request has a number, and each of its offers the same one with its version', () => {
  expect(quotationNumber('54b0becdcdb9')).toBe('Q-54B0BECD');
  expect(quotationNumber('54b0becdcdb9', 12)).toBe('Q-54B0BECD-12');
});
