import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addToCart,
  cartLineKey,
  itemCount,
  mergeCarts,
  maxQuantity,
  removeFromCart,
  setQuantity,
  parseQuantity,
  type CartItem,
  type CartLine,
} from './cart.ts';

const saree: CartItem = {
  id: 'saree',
  name: 'Muga saree',
  price: 12_500,
  originalPrice: 14_000,
  image: '',
  origin: 'Sualkuchi, Assam',
  stock: 2,
};
const towel: CartItem = { ...saree, id: 'towel', name: 'Gamosa', price: 149.5, stock: 40 };

test('adds a new item with quantity one and increments an existing one', () => {
  const once = addToCart([], saree);
  expect(once).toEqual([{ ...saree, quantity: 1 }]);
  expect(addToCart(once, saree)).toEqual([{ ...saree, quantity: 2 }]);
});

test('limits quantities to the stock', () => {
  const full = addToCart(addToCart(addToCart([], saree), saree), saree);
  expect(full[0]?.quantity).toBe(2);
  expect(setQuantity(full, 'saree', 9)[0]?.quantity).toBe(2);
  expect(addToCart([], { ...saree, stock: 0 })).toEqual([]);
});

test('updates the price when adding again', () => {
  const [line] = addToCart(addToCart([], saree), { ...saree, price: 11_000 });
  expect(line).toMatchObject({ price: 11_000, quantity: 2 });
});

test('removes a line with a quantity below one', () => {
  const lines = addToCart(addToCart([], saree), towel);
  expect(setQuantity(lines, 'saree', 0).map(({ id }) => id)).toEqual(['towel']);
  expect(setQuantity(lines, 'saree', -3)).toHaveLength(1);
  expect(removeFromCart(lines, 'towel').map(({ id }) => id)).toEqual(['saree']);
});

test('falls back to quantity one', () => {
  expect(parseQuantity('7')).toBe(7);
  expect(parseQuantity('many')).toBe(1);
  expect(parseQuantity('')).toBe(1);
  expect(parseQuantity(' ')).toBe(1);
});

test.each([
  ['0', []],
  ['-1', []],
  ['1e9', [2]],
  ['Infinity', [2]],
  ['1.9', [1]],
  ['abc', [1]],
])('%s typed as the quantity with two in stock', (typed, quantities) => {
  const lines = setQuantity(addToCart([], saree), 'saree', parseQuantity(typed));
  expect(lines.map(({ quantity }) => quantity)).toEqual(quantities);
});

test('counts items', () => {
  const lines = setQuantity(addToCart(addToCart([], saree), towel), 'towel', 3);
  expect(itemCount(lines)).toBe(4);
});

test('keeps the larger quantity when merging carts', () => {
  const quantity = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(quantity, quantity, (here, there) => {
      const mine: CartLine[] = [{ ...towel, quantity: here }];
      const theirs: CartLine[] = [
        { ...towel, quantity: there },
        { ...saree, quantity: 1 },
      ];
      const merged = mergeCarts(mine, theirs);
      expect(merged[0]?.quantity).toBe(Math.max(here, there));
      expect(mergeCarts(merged, theirs)).toEqual(merged);
    }),
  );
});

const kurta: CartItem = { ...saree, id: 'kurta', name: 'Ajrakh kurta', stock: 3 };
const inSize = (Size: string): CartItem => ({ ...kurta, options: { Size } });
const pieces = (lines: readonly CartLine[]) =>
  lines.map(({ options, quantity }) => `${options?.Size}×${quantity}`);

test('keeps two sizes as two lines', () => {
  const both = addToCart(addToCart(addToCart([], inSize('38')), inSize('42')), inSize('42'));
  expect(pieces(both)).toEqual(['38×1', '42×2']);
  expect(pieces(removeFromCart(both, cartLineKey(inSize('38'))))).toEqual(['42×2']);
});

test('limits all sizes together to the product stock', () => {
  const two = setQuantity(addToCart([], inSize('38')), cartLineKey(inSize('38')), 2);
  const full = addToCart(two, inSize('42'));
  expect(pieces(addToCart(full, inSize('42')))).toEqual(['38×2', '42×1']);
  expect(pieces(addToCart(full, inSize('44')))).toEqual(['38×2', '42×1']);
  expect(pieces(setQuantity(full, cartLineKey(inSize('38')), 9))).toEqual(['38×2', '42×1']);
  expect(maxQuantity(full, inSize('42'))).toBe(1);
});

test('gives each variant its own stock', () => {
  const medium = { ...inSize('40'), variantId: 'v1', stock: 2 };
  const large = { ...inSize('42'), variantId: 'v2', stock: 3 };
  const lines = [
    { ...medium, quantity: 2 },
    { ...large, quantity: 1 },
  ];
  const full = setQuantity(lines, cartLineKey(large), 9);
  expect(full.map(({ quantity }) => quantity)).toEqual([2, 3]);
  expect(addToCart(full, medium).map(({ quantity }) => quantity)).toEqual([2, 3]);
});

test('merges carts with their sizes', () => {
  const mine = addToCart([], inSize('38'));
  const theirs = addToCart(addToCart([], inSize('38')), inSize('42'));
  expect(pieces(mergeCarts(mine, theirs))).toEqual(['38×1', '42×1']);
});
