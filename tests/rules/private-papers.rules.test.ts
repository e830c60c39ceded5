import { doc, setDoc, Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';

import { isAllowed, testAccess } from './access-table.ts';
import type { Actor } from './actors.ts';
import { as } from './rules-world.ts';

const cartOf = (changes: object = {}) => ({
  lines: [{ id: 'p1', quantity: 2 }],
  saved: [],
  updatedAt: Timestamp.now(),
  ...changes,
});
const wishlistOf = (changes: object = {}) => ({
  items: [{ id: 'p1' }],
  updatedAt: Timestamp.now(),
  ...changes,
});

testAccess(
  "the cart in asha's account",
  { path: 'users/asha/private/cart', data: cartOf(), change: { lines: [] } },
  { asha: 'get update' },
);

testAccess(
  "the wishlist in asha's account",
  { path: 'users/asha/private/wishlist', data: wishlistOf(), change: { items: [] } },
  { asha: 'get update' },
);

testAccess('any other private paper', { path: 'users/asha/private/notes', data: cartOf() }, {});

const write = (path: string, data: object, actor: Actor = 'asha') =>
  isAllowed(setDoc(doc(as(actor), path), data));

test('its owner may write it before it is there, and nobody else', async () => {
  expect(await write('users/asha/private/cart', cartOf())).toBe(true);
  expect(await write('users/asha/private/wishlist', wishlistOf())).toBe(true);
  for (const actor of ['visitor', 'stranger', 'ravi', 'admin'] as const) {
    expect(await write('users/asha/private/cart', cartOf(), actor)).toBe(false);
  }
});

const many = Array.from({ length: 1001 }, (_, at) => ({ id: `p${at}` }));

test.each<[what: string, changes: object]>([
  ['another field', { role: 'admin' }],
  ['lines that are no list', { lines: 'all' }],
  ['more than a thousand lines', { lines: many }],
  ['more than a thousand saved lines', { saved: many }],
  ['a time of long ago', { updatedAt: Timestamp.fromMillis(0) }],
])('a cart with %s is refused', async (_what, changes) => {
  expect(await write('users/asha/private/cart', cartOf(changes))).toBe(false);
});

test('a wishlist that is none is refused', async () => {
  expect(await write('users/asha/private/wishlist', wishlistOf({ items: { id: 'p1' } }))).toBe(
    false,
  );
  expect(await write('users/asha/private/wishlist', cartOf())).toBe(false);
});
