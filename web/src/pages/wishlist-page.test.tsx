import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import type { WishlistItem } from '@kargha/domain/shopping/wishlist';
import { useCartStore } from '#features/cart/state/cart-store.ts';
import { useWishlistStore } from '#features/wishlist/state/wishlist-store.ts';
import { MAIN_ID } from '#lib/browser/page-focus.ts';
import { publishProfile, useSession } from '#session/state/session-store.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { WishlistPage } from './wishlist-page.tsx';

const saree: WishlistItem = {
  id: 'p1',
  name: 'Banarasi saree',
  price: 18_500,
  originalPrice: 23_000,
  image: '',
  origin: 'Varanasi, Uttar Pradesh',
};
const bag: WishlistItem = { ...saree, id: 'p2', name: 'Jute bag', price: 900, originalPrice: 900 };
const storedProduct = (fields: object = {}) => ({
  title: 'Banarasi saree',
  price: 18_500,
  costPerItem: 23_000,
  status: 'active',
  quantity: 2,
  restricted: false,
  ...fields,
});

const cart = () => useCartStore.getState().lines;
const names = () => useWishlistStore.getState().items.map(({ name }) => name);
const entry = (name: string) => within(screen.getByRole('listitem', { name }));

beforeEach(() => {
  publishProfile(undefined);
  useCartStore.setState({ lines: [] });
  useWishlistStore.setState({ items: [saree, bag] });
  fakeFirestore({
    'products/p1': storedProduct(),
    'products/p2': storedProduct({ title: 'Jute bag', price: 900, costPerItem: 0 }),
  });
});

test('an empty wishlist has a message and a link to the products', () => {
  useWishlistStore.setState({ items: [] });
  renderInShop(<WishlistPage />);
  expect(screen.getByText('Your wishlist is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('each item has its picture', () => {
  useWishlistStore.setState({ items: [{ ...saree, image: '/art/saree.webp' }] });
  renderInShop(<WishlistPage />);
  const item = screen.getByRole('listitem', { name: 'Banarasi saree' });
  expect(item.querySelector('img')).toHaveAttribute('src', '/art/saree.webp');
});

test('shows origin, name, price and the original price crossed out', () => {
  renderInShop(<WishlistPage />);
  expect(entry('Banarasi saree').getByText('Varanasi, Uttar Pradesh')).toBeVisible();
  expect(entry('Banarasi saree').getByText('₹18,500')).toBeVisible();
  expect(entry('Banarasi saree').getByText('₹23,000').tagName).toBe('S');
  expect(
    entry('Banarasi saree').getByRole('link', { name: 'View Details: Banarasi saree' }),
  ).toHaveAttribute('href', '/products/p1');
});

test.each([
  [[saree, bag], '2 items saved'],
  [[saree], '1 item saved'],
])('counts items in singular and plural', (items, words) => {
  useWishlistStore.setState({ items });
  renderInShop(<WishlistPage />);
  expect(screen.getByText(words)).toBeVisible();
});

test('links to the cart and the products', () => {
  renderInShop(<WishlistPage />);
  expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('Add to Cart adds one item and says so', async () => {
  renderInShop(<WishlistPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart: Banarasi saree' }));
  expect(await screen.findByText('Banarasi saree added to cart!')).toBeVisible();
  expect(cart()).toMatchObject([{ id: 'p1', quantity: 1 }]);
});

test('the heart removes an item, and Undo restores its place', async () => {
  renderInShop(<WishlistPage />);
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove Banarasi saree from wishlist' }),
  );
  expect(await screen.findByText('Banarasi saree removed from wishlist!')).toBeVisible();
  expect(names()).toEqual(['Jute bag']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Banarasi saree', 'Jute bag']);
});

test('Clear All asks first and can be undone', async () => {
  renderInShop(<WishlistPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear your wishlist?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep items' }));
  expect(names()).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Clear All' }));
  const again = await screen.findByRole('dialog', { name: 'Clear your wishlist?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Clear All' }));
  expect(await screen.findByText('Wishlist cleared!')).toBeVisible();
  expect(names()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toHaveLength(2);
});

test.each([
  ['sold out', storedProduct({ quantity: 0 }), 'Sold out for now'],
  ['archived', storedProduct({ status: 'archived' }), 'No longer sold'],
])('a %s item says so and cannot be added', async (_what, product, words) => {
  fakeFirestore({ 'products/p1': product });
  useWishlistStore.setState({ items: [saree] });
  renderInShop(<WishlistPage />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to Cart: Banarasi saree' })).toBeDisabled();
});

test('shows the current price', async () => {
  fakeFirestore({ 'products/p1': storedProduct({ price: 17_000 }) });
  useWishlistStore.setState({ items: [saree] });
  renderInShop(<WishlistPage />);
  expect(await screen.findByText('₹17,000')).toBeVisible();
});

test('follows changes in another tab', async () => {
  renderInShop(<WishlistPage />);
  const stored = JSON.stringify({ state: { items: [bag] }, version: 1 });
  localStorage.setItem('kargha.wishlist', stored);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kargha.wishlist' }));
  expect(await screen.findByText('1 item saved')).toBeVisible();
});

test('a new item can be added until its availability is known', async () => {
  useWishlistStore.setState({ items: [saree] });
  fakeFirestore({ 'products/p1': storedProduct({ quantity: 0 }) });
  renderInShop(<WishlistPage />);
  await screen.findByText('Sold out for now');
  fakeFirestore({ 'products/p2': storedProduct({ title: 'Jute bag', quantity: 0 }) });
  act(() => {
    useWishlistStore.setState({ items: [saree, bag] });
  });
  const button = screen.getByRole('button', { name: 'Add to Cart: Jute bag' });
  expect(button).not.toBeDisabled();
  expect(screen.queryByText('No longer sold')).toBeNull();
  expect(await entry('Jute bag').findByText('Sold out for now')).toBeVisible();
  expect(entry('Banarasi saree').getByText('Sold out for now')).toBeVisible();
});

test('checks availability once the session is known and again after sign-in', async () => {
  useSession.setState({ status: 'unknown' }, true);
  useWishlistStore.setState({ items: [{ ...saree, id: 'p9' }] });
  const asGuest = fakeFirestore({}, ['products/p9']);
  renderInShop(<WishlistPage />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  // A page of another test may still read its own two products.
  const late = ['products/p1', 'products/p2'];
  expect(asGuest.reads.filter((path) => !late.includes(path))).toEqual([]);
  act(() => publishProfile(undefined));
  expect(await screen.findByText('No longer sold')).toBeVisible();
  fakeFirestore({ 'products/p9': storedProduct({ price: 17_000 }) });
  act(() => publishProfile({ uid: 'asha' } as UserProfile));
  expect(await screen.findByText('₹17,000')).toBeVisible();
  expect(screen.queryByText('No longer sold')).toBeNull();
});

describe('keyboard focus', () => {
  const show = () =>
    renderInShop(
      <main id={MAIN_ID} tabIndex={-1}>
        <WishlistPage />
      </main>,
    );
  const remove = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `Remove ${name} from wishlist` }));

  test('moves to the next item after a removal, and to the page after the last', async () => {
    show();
    await remove('Banarasi saree');
    expect(screen.getByRole('listitem', { name: 'Jute bag' })).toHaveFocus();
    await remove('Jute bag');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('moves to the page after clearing', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
