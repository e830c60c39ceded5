import { expect, test } from 'vitest';

import { totalsFrom } from './order-totals.ts';
import { storedFields } from './stored-fields.ts';

test('reads totals as stored, with 0 for missing amounts', () => {
  const totals = totalsFrom(storedFields({ subtotal: 180_000, tax: 9_000, total: 189_000 }));
  expect(totals).toEqual({
    subtotal: 180_000,
    discount: 0,
    shipping: 0,
    tax: 9_000,
    giftCard: 0,
    total: 189_000,
  });
});

test('throws for a fraction of a paisa', () => {
  expect(() => totalsFrom(storedFields({ total: 189_000.4 }))).toThrow(RangeError);
});
