import { beforeEach, expect, test } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';

import { clearCart, useCartStore } from './cart-store.ts';
import { moveToCart, addToSaved, removeSaved, saveForLater, useSavedStore } from './saved-store.ts';

const KEY = 'kargha.saved-for-later';
const saree: CartLine = {
  id: 'p1',
  name: 'Saree',
  price: 4500,
  originalPrice: 5000,
  image: '',
  origin: 'Varanasi',
  quantity: 2,
  stock: 3,
};
const mat: CartLine = { ...saree, id: 'p2', name: 'Mat', quantity: 1 };

const cart = () => useCartStore.getState().lines;
const saved = () => useSavedStore.getState().lines;

beforeEach(() => {
  useCartStore.setState({ lines: [saree, mat] });
  useSavedStore.setState({ lines: [] });
});

test('saves a line for later and moves it back with its quantity', () => {
  saveForLater('p1');
  expect(cart()).toEqual([mat]);
  expect(saved()).toEqual([saree]);
  expect(moveToCart('p1')).toBe(true);
  expect(cart()).toEqual([mat, saree]);
  expect(saved()).toEqual([]);
});

test('keeps the larger quantity when the product is in the cart again', () => {
  addToSaved([{ ...mat, quantity: 3 }]);
  moveToCart('p2');
  expect(cart()).toMatchObject([{ id: 'p1' }, { id: 'p2', quantity: 3 }]);
});

test('saves a line only once', () => {
  saveForLater('p1');
  addToSaved([saree]);
  expect(saved()).toHaveLength(1);
});

test('keeps a sold-out line saved', () => {
  addToSaved([{ ...saree, id: 'p3', stock: 0 }]);
  expect(moveToCart('p3')).toBe(false);
  expect(saved().map(({ id }) => id)).toEqual(['p3']);
});

test('restores a removed saved line at its place', () => {
  addToSaved([saree, mat]);
  const putBack = removeSaved('p1');
  expect(saved()).toEqual([mat]);
  putBack();
  putBack();
  expect(saved()).toEqual([saree, mat]);
});

test('keeps saved lines when the cart is paid', () => {
  saveForLater('p2');
  clearCart([saree]);
  expect(cart()).toEqual([]);
  expect(localStorage.getItem(KEY)).toContain('"Mat"');
  expect(localStorage.getItem('kargha.cart')).not.toContain('Mat');
});

test('uses the saved lines as another tab left them', () => {
  addToSaved([saree]);
  localStorage.setItem(KEY, JSON.stringify({ state: { lines: [mat] }, version: 1 }));
  useCartStore.setState({ lines: [] });
  expect(moveToCart('p2')).toBe(true);
  expect(moveToCart('p1')).toBe(false);
  expect(cart()).toMatchObject([mat]);
  expect(saved()).toEqual([]);
});

test('follows other tabs', () => {
  localStorage.setItem(KEY, JSON.stringify({ state: { lines: [mat] }, version: 1 }));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(saved()).toMatchObject([mat]);
});
