import { beforeEach, expect, test, vi } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { publishProfile } from '#session/state/session-store.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';

import { moveSavedToCart, checkCart } from './cart-check.ts';
import { useCartStore } from '../../state/cart-store.ts';
import { useSavedStore } from '../../state/saved-store.ts';

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

const saved = () => useSavedStore.getState().lines;

beforeEach(() => {
  publishProfile(undefined);
  useCartStore.setState({ lines: [line] });
  useSavedStore.setState({ lines: [] });
});

test('updates prices', async () => {
  fakeFirestore({ 'products/p1': gamcha });
  await checkCart();
  expect(cart().lines).toMatchObject([{ id: 'p1', price: 199, quantity: 2 }]);
});

test('does not write an unchanged cart', async () => {
  fakeFirestore({ 'products/p1': gamcha });
  await checkCart();
  // A second tab reads the stored cart.
  useCartStore.latest();
  const written = vi.spyOn(Storage.prototype, 'setItem');
  await checkCart();
  const keys = written.mock.calls.map(([key]) => key);
  written.mockRestore();
  expect(keys).not.toContain(storageKeys.cart);
});

test('removes a hidden product and keeps the rest', async () => {
  useCartStore.setState({ lines: [line, { ...line, id: 'p2', name: 'Archived' }] });
  fakeFirestore({ 'products/p1': gamcha }, ['products/p2']);
  await checkCart();
  expect(cart().lines.map(({ id }) => id)).toEqual(['p1']);
});

test('moves sold-out lines to the saved items', async () => {
  fakeFirestore({ 'products/p1': { ...gamcha, quantity: 0 } });
  await checkCart();
  expect(cart().lines).toEqual([]);
  expect(saved()).toMatchObject([{ id: 'p1' }]);
});

const MINUTE_MS = 60_000;

function reserveBoth(heldUntil: number) {
  const bought = [{ id: 'p1', quantity: 2 }];
  localStorage.setItem('kargha.payment-attempt', JSON.stringify({ bought, heldUntil }));
}

test('keeps the last units reserved by the shopper’s own unpaid order', async () => {
  reserveBoth(Date.now() + MINUTE_MS);
  fakeFirestore({ 'products/p1': { ...gamcha, quantity: 0 } });
  await checkCart();
  expect(cart().lines).toMatchObject([{ id: 'p1', quantity: 2, stock: 2 }]);
  expect(saved()).toEqual([]);
});

test('no longer counts an expired reservation', async () => {
  reserveBoth(Date.now() - 1);
  fakeFirestore({ 'products/p1': { ...gamcha, quantity: 0 } });
  await checkCart();
  expect(cart().lines).toEqual([]);
});

test('keeps lines when the unpaid order is closed during the check', async () => {
  reserveBoth(Date.now() + MINUTE_MS);
  fakeFirestore({ 'products/p1': { ...gamcha, quantity: 0 } });
  const check = checkCart();
  localStorage.removeItem('kargha.payment-attempt');
  await check;
  expect(cart().lines).toMatchObject([{ id: 'p1', quantity: 2 }]);
});

test('changes nothing without a connection', async () => {
  fakeFirestore();
  await expect(checkCart()).rejects.toThrow();
  expect(cart().lines).toEqual([line]);
});

test.each([
  ['at the price of today', { quantity: 9 }, 'moved', [199]],
  ['not while it is sold out', { quantity: 0 }, 'sold-out', []],
  ['not when it is no longer sold', { status: 'archived' }, 'not-for-sale', []],
] as const)('moves saved lines back: %s', async (_how, fields, outcome, prices) => {
  useCartStore.setState({ lines: [] });
  useSavedStore.setState({ lines: [line] });
  fakeFirestore({ 'products/p1': { ...gamcha, ...fields } });
  expect(await moveSavedToCart(line)).toBe(outcome);
  expect(cart().lines.map(({ price }) => price)).toEqual(prices);
  expect(saved()).toHaveLength(outcome === 'moved' ? 0 : 1);
});

test('moves saved lines back without a connection', async () => {
  useCartStore.setState({ lines: [] });
  useSavedStore.setState({ lines: [line] });
  fakeFirestore();
  expect(await moveSavedToCart(line)).toBe('moved');
  expect(cart().lines).toMatchObject([{ id: 'p1', price: 149 }]);
});

test('ignores a guest’s check after sign-in', async () => {
  const firestore = fakeFirestore({}, ['products/p1']);
  const answer = globalThis.fetch;
  let asGuest: (() => void) | undefined;
  const isSlow = new Promise<void>((resolve) => {
    asGuest = resolve;
  });
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const refusal = await answer(...call);
    await isSlow;
    return refusal;
  });
  const first = checkCart();
  await vi.waitFor(() => expect(firestore.reads).toContain('products/p1'));
  fakeFirestore({ 'products/p1': gamcha });
  await checkCart();
  asGuest?.();
  await first;
  expect(cart().lines).toMatchObject([{ id: 'p1', price: 199 }]);
});
