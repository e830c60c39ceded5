import { expect, test } from 'vitest';

import { quotationNumber } from './quotation-number.ts';

test('numbers a request, and its offers by version', () => {
  expect(quotationNumber('54b0becdcdb9')).toBe('Q-54B0BECD');
  expect(quotationNumber('54b0becdcdb9', 12)).toBe('Q-54B0BECD-12');
});
