import { expect, test } from 'vitest';

import { totalsFrom } from './order-totals.ts';
import { storedFields } from './stored-fields.ts';

test('totals are shown as the shop has said them, and what it did not say is nothing', () => {
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

test('a part of a paisa is no amount, and is never rounded to one that the shop did not say', () => {
  expect(() => totalsFrom(storedFields({ total: 189_000.4 }))).toThrow(RangeError);
});
