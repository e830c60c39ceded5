import { expect, test } from 'vitest';

import { amountInWords } from './amount-in-words.ts';
import { paise } from './paise.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [100, 'Rupees One Only'],
  [1_900, 'Rupees Nineteen Only'],
  [4_200, 'Rupees Forty Two Only'],
  [11_800, 'Rupees One Hundred Eighteen Only'],
  [1_00_000, 'Rupees One Thousand Only'],
  [53_25_050, 'Rupees Fifty Three Thousand Two Hundred Fifty and Fifty Paise Only'],
  [1_00_00_000, 'Rupees One Lakh Only'],
  [
    12_34_567_89,
    'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Paise Only',
  ],
  [100_00_00_000_00, 'Rupees One Hundred Crore Only'],
  [7, 'Rupees Zero and Seven Paise Only'],
])('%i paise are written out', (amount, words) => {
  expect(amountInWords(paise(amount))).toBe(words);
});

test('throws for a negative amount', () => {
  expect(() => amountInWords(paise(-1))).toThrow(RangeError);
});
