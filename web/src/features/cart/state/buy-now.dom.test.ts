import { expect, test } from 'vitest';

import type { CartItem } from '@kargha/domain/shopping/cart';

import { keepOnly } from './buy-now.ts';
import { addItem, useCartStore } from './cart-store.ts';
import { useSavedStore } from './saved-store.ts';

const item = (id: string, stock = 5): CartItem => ({
  ...{ id, name: id, price: 100, originalPrice: 100, image: '', origin: '', stock },
});
const held = (lines: readonly { id: string; quantity: number }[]) =>
  lines.map(({ id, quantity }) => [id, quantity]);

test('buys one item and keeps the rest of the cart for later', () => {
  addItem(item('saree'), 2);
  addItem(item('stole'), 3);
  expect(keepOnly(item('stole'), 1)).toBe(1);
  expect(held(useCartStore.getState().lines)).toEqual([['stole', 1]]);
  expect(held(useSavedStore.getState().lines)).toEqual([['saree', 2]]);
});

test('takes no more than there are, and leaves the cart alone when it is sold out', () => {
  addItem(item('saree'));
  expect(keepOnly(item('shawl', 0), 1)).toBeUndefined();
  expect(useCartStore.getState().lines).not.toHaveLength(0);
  keepOnly(item('shawl', 2), 9);
  expect(held(useCartStore.getState().lines)).toEqual([['shawl', 2]]);
});
