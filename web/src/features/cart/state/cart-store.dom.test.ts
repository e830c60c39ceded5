import { beforeEach, describe, expect, test } from 'vitest';

import type { CartItem } from '@kargha/domain/shopping/cart';

import {
  addItem,
  addItems,
  changeQuantity,
  clearCart,
  removeItem,
  selectItemCount,
  useCartStore,
} from './cart-store.ts';

const KEY = 'kargha.cart';
const saree: CartItem = {
  id: 'p1',
  name: 'Saree',
  price: 4500,
  originalPrice: 5000,
  image: '',
  origin: 'Varanasi',
  stock: 2,
};
const mat: CartItem = { ...saree, id: 'p2', name: 'Doormat', price: 549 };

const cart = () => useCartStore.getState();

beforeEach(() => useCartStore.setState({ lines: [] }));

describe('filling the cart', () => {
  test('adds the same product twice as one line', () => {
    addItem(saree);
    addItem(saree);
    expect(cart().lines).toMatchObject([{ id: 'p1', quantity: 2 }]);
    expect(selectItemCount(cart())).toBe(2);
  });

  test('returns false when the cart has all the stock', () => {
    addItem(saree);
    addItem(saree);
    expect(addItem(saree)).toBe(false);
    expect(selectItemCount(cart())).toBe(2);
  });

  test.each([
    [0, []],
    [-1, []],
    [1e9, [{ quantity: 2 }]],
  ])('corrects a quantity of %d', (quantity, expected) => {
    addItem(saree);
    changeQuantity('p1', quantity);
    expect(cart().lines).toMatchObject(expected);
    expect(cart().lines).toHaveLength(expected.length);
  });

  test('adds to units reserved by the shopper’s own unpaid order', () => {
    addItem(saree);
    addItem(saree);
    const attempt = { bought: [{ id: 'p1', quantity: 2 }], heldUntil: Date.now() + 60_000 };
    localStorage.setItem('kargha.payment-attempt', JSON.stringify(attempt));
    expect(addItem({ ...saree, stock: 1 })).toBe(true);
    expect(addItem({ ...saree, stock: 1 })).toBe(false);
    expect(cart().lines).toMatchObject([{ id: 'p1', quantity: 3 }]);
  });

  test('restores a removed line at its place', () => {
    addItem(saree);
    addItem(mat);
    const putBack = removeItem('p1');
    expect(cart().lines.map(({ id }) => id)).toEqual(['p2']);
    putBack();
    putBack();
    expect(cart().lines.map(({ id }) => id)).toEqual(['p1', 'p2']);
  });
});

describe('paid items', () => {
  test('leaves the cart empty when nothing else was in it', () => {
    addItem(saree);
    clearCart([{ id: 'p1', quantity: 1 }]);
    expect(cart().lines).toEqual([]);
  });

  test('keeps lines added since', () => {
    addItem(saree);
    addItem(saree);
    addItem(mat);
    clearCart([{ id: 'p1', quantity: 1 }]);
    expect(cart().lines).toMatchObject([
      { id: 'p1', quantity: 1 },
      { id: 'p2', quantity: 1 },
    ]);
  });

  test('may have been removed already', () => {
    addItem(mat);
    clearCart([{ id: 'p1', quantity: 1 }]);
    expect(cart().lines).toMatchObject([{ id: 'p2', quantity: 1 }]);
  });
});

describe('the cart in the browser', () => {
  test('survives a reload', () => {
    addItem(saree);
    useCartStore.setState({ lines: [] });
    localStorage.setItem(
      KEY,
      JSON.stringify({
        state: { lines: [{ ...saree, nameHindi: 'साड़ी', quantity: 2 }] },
        version: 1,
      }),
    );
    useCartStore.latest();
    expect(cart().lines).toMatchObject([{ id: 'p1', nameHindi: 'साड़ी', quantity: 2, stock: 2 }]);
  });

  test.each(['{oops', 'null', '[]', '{"state":{"lines":"none"},"version":1}', '{"state":5}'])(
    'malformed content %s is an empty cart, and the shop works on',
    (stored) => {
      localStorage.setItem(KEY, stored);
      useCartStore.latest();
      expect(cart().lines).toEqual([]);
      addItem(saree);
      expect(cart().lines).toHaveLength(1);
    },
  );

  test('drops a broken line and keeps the others', () => {
    const lines = [{ id: 'x' }, { ...saree, quantity: -3 }, { ...mat, quantity: 1 }, 'text'];
    localStorage.setItem(KEY, JSON.stringify({ state: { lines }, version: 1 }));
    useCartStore.latest();
    expect(cart().lines.map(({ id }) => id)).toEqual(['p2']);
  });

  test('reads a cart of an older version', () => {
    const stored = { state: { lines: [{ ...mat, quantity: 1 }] }, version: 0 };
    localStorage.setItem(KEY, JSON.stringify(stored));
    useCartStore.latest();
    expect(cart().lines).toHaveLength(1);
  });

  test('follows other tabs', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ state: { lines: [{ ...mat, quantity: 3 }] }, version: 1 }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(selectItemCount(cart())).toBe(3);
  });

  test('adds many products to what another tab has added', () => {
    addItem(saree);
    const lines = [
      { ...saree, quantity: 2 },
      { ...mat, quantity: 1 },
    ];
    localStorage.setItem(KEY, JSON.stringify({ state: { lines }, version: 1 }));
    const short = addItems([
      { item: saree, quantity: 1 },
      { item: mat, quantity: 1 },
    ]);
    expect(short).toEqual(['Saree']);
    expect(cart().lines).toMatchObject([
      { id: 'p1', quantity: 2 },
      { id: 'p2', quantity: 2 },
    ]);
  });
});
