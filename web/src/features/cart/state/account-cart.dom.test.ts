import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CartLine } from '@kargha/domain/shopping/cart';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { publishProfile } from '#session/state/session-store.ts';

import { keepCartInAccount } from './account-cart.ts';
import { changeQuantity, useCartStore } from './cart-store.ts';
import { saveForLater, useSavedStore } from './saved-store.ts';

interface SavedCart {
  lines: CartLine[];
  saved: CartLine[];
}

const accounts = vi.hoisted(() => new Map<string, SavedCart>());
const database = vi.hoisted(() => ({ isReachable: true, writes: 0 }));

vi.mock('#session/data/private-documents.ts', () => ({
  readPrivateDocument: (uid: string) =>
    database.isReachable
      ? Promise.resolve(accounts.get(uid))
      : Promise.reject(new Error('offline')),
  writePrivateDocument: (uid: string, _name: string, content: SavedCart) => {
    if (!database.isReachable) return Promise.reject(new Error('offline'));
    accounts.set(uid, content);
    database.writes += 1;
    return Promise.resolve();
  },
}));

const saree: CartLine = {
  id: 'p1',
  name: 'Saree',
  price: 4500,
  originalPrice: 5000,
  image: '',
  origin: 'Varanasi',
  inStock: true,
  quantity: 1,
  stock: 3,
};
const mat: CartLine = { ...saree, id: 'p2', name: 'Mat' };

const quantities = () =>
  useCartStore.getState().lines.map(({ id, quantity }) => `${id}×${quantity}`);
const inAccount = (uid = 'asha') =>
  accounts.get(uid)?.lines.map(({ id, quantity }) => `${id}×${quantity}`);
const arrives = (uid: string) => publishProfile({ uid } as UserProfile);
const leaves = () => publishProfile(undefined);

let stop: () => void = () => undefined;

/** A newly opened page knows only what the browser and the account stored. */
function openPage() {
  stop();
  stop = keepCartInAccount();
}

beforeEach(() => {
  leaves();
  accounts.clear();
  Object.assign(database, { isReachable: true, writes: 0 });
  useCartStore.setState({ lines: [] });
  useSavedStore.setState({ lines: [] });
  openPage();
});

afterEach(() => {
  leaves();
  stop();
  stop = () => undefined;
});

test('merges guest and account carts by the larger quantity', async () => {
  accounts.set('asha', { lines: [{ ...saree, quantity: 2 }], saved: [] });
  useCartStore.setState({ lines: [saree, mat] });
  arrives('asha');
  await expect.poll(quantities).toEqual(['p1×2', 'p2×1']);
  await expect.poll(inAccount).toEqual(['p1×2', 'p2×1']);
});

test('changes nothing on repeated sign-ins', async () => {
  useCartStore.setState({ lines: [saree] });
  for (let visit = 0; visit < 3; visit += 1) {
    arrives('asha');
    await expect.poll(inAccount).toEqual(['p1×1']);
    await expect.poll(quantities).toEqual(['p1×1']);
    openPage();
  }
  expect(database.writes).toBe(1);
});

test('stores later additions in the account', async () => {
  accounts.set('asha', { lines: [saree], saved: [] });
  arrives('asha');
  await expect.poll(quantities).toEqual(['p1×1']);
  changeQuantity('p1', 3);
  await expect.poll(inAccount).toEqual(['p1×3']);
  saveForLater('p1');
  await expect.poll(() => accounts.get('asha')?.saved.map(({ id }) => id)).toEqual(['p1']);
});

test('does not restore lines removed on another device', async () => {
  useCartStore.setState({ lines: [saree, mat] });
  arrives('asha');
  await expect.poll(inAccount).toEqual(['p1×1', 'p2×1']);
  accounts.set('asha', { lines: [mat], saved: [] });
  openPage();
  await expect.poll(quantities).toEqual(['p2×1']);
});

test('empties the browser’s cart on sign-out and keeps the account’s', async () => {
  useCartStore.setState({ lines: [saree] });
  arrives('asha');
  await expect.poll(inAccount).toEqual(['p1×1']);
  leaves();
  expect(quantities()).toEqual([]);
  arrives('ravi');
  await expect.poll(() => inAccount('ravi')).toEqual([]);
  expect(inAccount()).toEqual(['p1×1']);
});

test('does not empty the account from a tab that notices the sign-out late', async () => {
  useCartStore.setState({ lines: [saree] });
  arrives('asha');
  await expect.poll(inAccount).toEqual(['p1×1']);
  vi.useFakeTimers();
  // Another tab signs out and empties the cart.
  localStorage.removeItem('kargha.account-copy.cart');
  useCartStore.setState({ lines: [] });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(inAccount()).toEqual(['p1×1']);
});

test('does not overwrite another tab’s change on opening', async () => {
  useCartStore.setState({ lines: [saree] });
  arrives('asha');
  await expect.poll(inAccount).toEqual(['p1×1']);
  openPage();
  // The other tab writes while this one waits for the account, before the storage event arrives.
  const state = { lines: [{ ...saree, quantity: 2 }] };
  localStorage.setItem('kargha.cart', JSON.stringify({ state, version: 1 }));
  localStorage.setItem('kargha.account-copy.cart', '{"uid":"asha","isChanged":true}');
  await expect.poll(inAccount).toEqual(['p1×2']);
  expect(quantities()).toEqual(['p1×2']);
});

test('works without the account and merges the next time', async () => {
  accounts.set('asha', { lines: [mat], saved: [] });
  database.isReachable = false;
  useCartStore.setState({ lines: [saree] });
  arrives('asha');
  changeQuantity('p1', 2);
  expect(quantities()).toEqual(['p1×2']);
  database.isReachable = true;
  openPage();
  await expect.poll(inAccount).toEqual(['p2×1', 'p1×2']);
});
