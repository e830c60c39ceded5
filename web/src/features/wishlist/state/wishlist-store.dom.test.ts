import { beforeEach, expect, test } from 'vitest';

import type { WishlistItem } from '@kargha/domain/shopping/wishlist';

import { clearWishlist, removeItem, toggle, useWishlistStore } from './wishlist-store.ts';

const KEY = 'kargha.wishlist';
const saree: WishlistItem = {
  id: 'p1',
  name: 'Saree',
  price: 4500,
  originalPrice: 5000,
  image: '',
};

const names = () => useWishlistStore.getState().items.map(({ name }) => name);

beforeEach(() => useWishlistStore.setState({ items: [] }));

test('toggling adds when absent and removes when present', () => {
  toggle(saree);
  expect(names()).toEqual(['Saree']);
  toggle(saree);
  expect(names()).toEqual([]);
});

test('clears the list and restores it', () => {
  toggle(saree);
  const undo = clearWishlist();
  expect(names()).toEqual([]);
  undo();
  expect(names()).toEqual(['Saree']);
});

test('ignores removing a missing item', () => {
  toggle(saree);
  removeItem('p9');
  expect(names()).toEqual(['Saree']);
});

test.each(['{oops', '{"state":{"items":"x"},"version":1}', '7'])(
  'malformed content %s is an empty wishlist',
  (stored) => {
    localStorage.setItem(KEY, stored);
    useWishlistStore.latest();
    expect(names()).toEqual([]);
  },
);

test('reads a stored wishlist without duplicates and broken items', () => {
  const items = [{ ...saree, nameHindi: 'साड़ी' }, saree, { id: 'x' }, null];
  localStorage.setItem(KEY, JSON.stringify({ state: { items }, version: 1 }));
  useWishlistStore.latest();
  expect(useWishlistStore.getState().items).toMatchObject([{ name: 'Saree', nameHindi: 'साड़ी' }]);
});
