import { beforeEach, expect, test } from 'vitest';

import type { CartLine } from '@kargha/domain/cart';
import { firestoreWorld } from '#testing/firestore-world.ts';

import { checkCart } from './cart-check.ts';
import { useCartStore } from './cart-store.ts';

const line: CartLine = {
  id: 'p1',
  name: 'Gamcha',
  price: 149,
  originalPrice: 149,
  image: '',
  origin: '',
  quantity: 2,
  stock: 9,
};
const gamcha = { title: 'Gamcha', price: 199, status: 'active', quantity: 9, restricted: false };
const cart = () => useCartStore.getState();

beforeEach(() => useCartStore.setState({ lines: [line], saved: [] }));

test('takes over the price of today', async () => {
  firestoreWorld({ 'products/p1': gamcha });
  await checkCart();
  expect(cart().lines).toMatchObject([{ id: 'p1', price: 199, quantity: 2 }]);
});

test('what the rules hide is no longer sold, and does not hinder the rest', async () => {
  useCartStore.setState({ lines: [line, { ...line, id: 'p2', name: 'Archived' }] });
  firestoreWorld({ 'products/p1': gamcha }, ['products/p2']);
  await checkCart();
  expect(cart().lines.map(({ id }) => id)).toEqual(['p1']);
});

test('what is sold out is kept for later', async () => {
  firestoreWorld({ 'products/p1': { ...gamcha, quantity: 0 } });
  await checkCart();
  expect(cart()).toMatchObject({ lines: [], saved: [{ id: 'p1' }] });
});
