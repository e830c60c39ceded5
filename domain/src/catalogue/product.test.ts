import fc from 'fast-check';
import { expect, test } from 'vitest';

import { availability } from './product-availability.ts';
import { pictureFile } from './pictures.ts';
import { isUnlockedFor, maxPurchasable, percentOff, saving, stockOnHand } from './product.ts';

const shelved = {
  status: 'active',
  quantity: 3,
  trackQuantity: true,
  continueSelling: false,
} as const;

test('rounds the discount and shows it only below the original price', () => {
  expect(percentOff({ price: 749, costPerItem: 999 })).toBe(25);
  expect(percentOff({ price: 999, costPerItem: 999 })).toBe(0);
  expect(percentOff({ price: 999, costPerItem: 0 })).toBe(0);
  expect(saving({ price: 749, costPerItem: 999 })).toBe(250);
  expect(saving({ price: 749, costPerItem: 0 })).toBe(0);
});

test('takes the badge from the status and the button from the stock', () => {
  expect(availability(shelved)).toEqual({ badge: 'Available', buyable: true, note: null });
  expect(availability({ ...shelved, quantity: 0 })).toEqual({
    badge: 'Available',
    buyable: false,
    note: 'Sold out',
  });
  expect(availability({ ...shelved, status: 'archived' }).badge).toBe('Out of Stock');
  expect(availability({ ...shelved, status: 'draft' }).buyable).toBe(false);
});

test('keeps untracked and back-ordered products available', () => {
  const toOrder = { badge: 'Available', buyable: true, note: 'Made to order' };
  expect(availability({ ...shelved, quantity: 0, trackQuantity: false })).toEqual(toOrder);
  expect(availability({ ...shelved, quantity: -4, continueSelling: true })).toEqual(toOrder);
});

test('limits a line to the stock and the line limit', () => {
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

test('opens a restricted product with its own access code only', () => {
  expect(isUnlockedFor({ restricted: false, accessCodeId: null }, [])).toBe(true);
  expect(isUnlockedFor({ restricted: true, accessCodeId: 'school' }, ['school'])).toBe(true);
  expect(isUnlockedFor({ restricted: true, accessCodeId: 'school' }, ['club'])).toBe(false);
  expect(isUnlockedFor({ restricted: true, accessCodeId: null }, [])).toBe(false);
});

test('counts available and reserved items as stock on hand', () => {
  expect(stockOnHand({ quantity: 3, committed: 2 })).toBe(5);
});

test('builds image URLs from path, width and format', () => {
  expect(pictureFile({ path: 'products/p1/drape' }, 640, 'avif')).toBe(
    'products/p1/drape_640.avif',
  );
});
