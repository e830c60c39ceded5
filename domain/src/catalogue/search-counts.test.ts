import { expect, test } from 'vitest';

import { countedWords } from './search-counts.ts';

test.each([
  ['  Blue   Cotton SAREE! ', 'blue cotton saree'],
  ['under ₹2,000', 'under ₹2000'],
  ['नीली सूती साड़ी', 'नीली सूती साड़ी'.normalize('NFC')],
  ['kurta size 42', 'kurta size 42'],
  ['SAR-BNR-001', 'sar bnr 001'],
])('counts “%s”', (typed, counted) => {
  expect(countedWords(typed)).toBe(counted);
});

test.each([
  'asha@example.com',
  'call 98765 43210',
  '+91-98765-43210 saree',
  'saree 560001',
  'delivery 560 001',
  '९८७६५४३२१०',
  'https://example.com',
  'www.example.com saree',
  'word '.repeat(9),
  'x'.repeat(61),
  '12',
  '!!',
  '',
])('does not count “%s”', (typed) => {
  expect(countedWords(typed)).toBeNull();
});
