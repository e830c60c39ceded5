import fc from 'fast-check';
import { expect, test } from 'vitest';

import { availability } from './availability.ts';
import { pictureFile } from './pictures.ts';
import { isUnlockedFor, maxPurchasable, percentOff, saving, stockOnHand } from './product.ts';

const shelved = {
  status: 'active',
  quantity: 3,
  trackQuantity: true,
  continueSelling: false,
} as const;

test('percent off is rounded and shown only when the original is above the price', () => {
  expect(percentOff({ price: 749, costPerItem: 999 })).toBe(25);
  expect(percentOff({ price: 999, costPerItem: 999 })).toBe(0);
  expect(percentOff({ price: 999, costPerItem: 0 })).toBe(0);
  expect(saving({ price: 749, costPerItem: 999 })).toBe(250);
  expect(saving({ price: 749, costPerItem: 0 })).toBe(0);
});

test('the badge follows the status, the button the stock', () => {
  expect(availability(shelved)).toEqual({ badge: 'Available', buyable: true, note: null });
  expect(availability({ ...shelved, quantity: 0 })).toEqual({
    badge: 'Available',
    buyable: false,
    note: 'Sold out',
  });
  expect(availability({ ...shelved, status: 'archived' }).badge).toBe('Out of Stock');
  expect(availability({ ...shelved, status: 'draft' }).buyable).toBe(false);
});

test('what is not counted or sold on order stays buyable', () => {
  const toOrder = { badge: 'Available', buyable: true, note: 'Made to order' };
  expect(availability({ ...shelved, quantity: 0, trackQuantity: false })).toEqual(toOrder);
  expect(availability({ ...shelved, quantity: -4, continueSelling: true })).toEqual(toOrder);
});

test('one order never holds more than there is, nor more than the limit of a line', () => {
  expect(maxPurchasable(shelved)).toBe(3);
  expect(maxPurchasable({ ...shelved, quantity: 500 })).toBe(100);
  fc.assert(
    fc.property(
      fc.integer(),
      fc.boolean(),
      fc.boolean(),
      (quantity, trackQuantity, continueSelling) => {
        const most = maxPurchasable({ quantity, trackQuantity, continueSelling });
        expect(most).toBeGreaterThanOrEqual(0);
        expect(most).toBeLessThanOrEqual(100);
      },
    ),
  );
});

test('a restricted product opens only to its own access code', () => {
  expect(isUnlockedFor({ restricted: false, accessCodeId: null }, [])).toBe(true);
  expect(isUnlockedFor({ restricted: true, accessCodeId: 'school' }, ['school'])).toBe(true);
  expect(isUnlockedFor({ restricted: true, accessCodeId: 'school' }, ['club'])).toBe(false);
  expect(isUnlockedFor({ restricted: true, accessCodeId: null }, [])).toBe(false);
});

test('stock on hand is what can be sold and what is promised', () => {
  expect(stockOnHand({ quantity: 3, committed: 2 })).toBe(5);
});

test('a picture lies in Storage under its path, width and format', () => {
  expect(pictureFile({ path: 'products/p1/drape' }, 640, 'avif')).toBe(
    'products/p1/drape_640.avif',
  );
});
