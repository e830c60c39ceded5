import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { useCartStore } from '#features/cart/state/cart-store.ts';
import { useWishlistStore } from '#features/wishlist/state/wishlist-store.ts';
import { useAuthDialog } from '#session/state/auth-dialog-store.ts';
import { publishProfile } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ShopHeader, WIDE_HEADER, WideHeader } from './shop-header.tsx';

const SAREE = { id: 'saree', name: 'Saree', price: 1800, originalPrice: 1800, image: '' };
const line = (id: string, quantity: number) => ({
  ...SAREE,
  id,
  quantity,
  origin: '',
  inStock: true,
});

beforeAll(() => WideHeader.preload(WIDE_HEADER));

beforeEach(() => {
  useCartStore.setState({ lines: [] });
  useWishlistStore.setState({ items: [] });
});

test.each([
  ['Men', 'men', ['shirts', 'kurtas', 'dhotis']],
  ['Women', 'women', ['saree', 'short-kurti', 'long-kurtis', 'lehangas', 'dupattas']],
  ['Living', 'living', ['bedsheets', 'curtains', 'doormats', 'handkies']],
  ['Others', 'others', ['bags', 'jewelry', 'accessories', 'home-decor']],
])('the %s menu links to the category and its collections', async (name, value, subs) => {
  renderInShop(<ShopHeader />);
  const bar = screen.getByRole('navigation', { hidden: true });
  await userEvent.click(within(bar).getByRole('button', { name, hidden: true }));
  const paths = within(bar)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  const categoryPath = `/products?category=${value}`;
  expect(paths).toEqual(
    expect.arrayContaining([categoryPath, ...subs.map((sub) => `${categoryPath}&sub=${sub}`)]),
  );
  expect(paths).toEqual(expect.arrayContaining(['/about', '/contact']));
});

test('every category menu ends with a link to all products', async () => {
  renderInShop(<ShopHeader />);
  const bar = within(screen.getByRole('navigation', { hidden: true }));
  for (const name of ['Men', 'Women', 'Living', 'Others']) {
    await userEvent.click(bar.getByRole('button', { name, hidden: true }));
    const list = bar.getByRole('link', { name: `All ${name}`, hidden: true }).closest('div');
    expect([...(list?.querySelectorAll('a') ?? [])].at(-1)).toHaveAttribute('href', '/products');
  }
});

test('the wordmark links to the home page', () => {
  renderInShop(<ShopHeader />);
  expect(screen.getByRole('link', { name: 'Kargha, home' })).toHaveAttribute('href', '/');
});

test('the phone menu has the search, every category with its collections and the pages', async () => {
  renderInShop(<ShopHeader />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const paths = menu
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '');
  expect(paths.filter((path) => path.includes('sub='))).toHaveLength(16);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/products?category=men',
      '/products?category=women',
      '/products?category=living',
      '/products?category=others',
      '/products',
      '/about',
      '/contact',
      '/track-order',
      '/bulk-orders',
    ]),
  );
  expect(menu.getByRole('button', { name: 'हिन्दी' })).toBeVisible();
  expect(menu.getByRole('combobox', { name: 'Search the shop' })).toBeVisible();
});

test('the phone menu opens the sign-in dialog', async () => {
  publishProfile(undefined);
  renderInShop(<ShopHeader />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await userEvent.click(menu.getByRole('button', { name: 'Login' }));
  expect(useAuthDialog.getState()).toMatchObject({ isOpen: true, tab: 'signin' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
});

test('the phone search opens in one press and returns focus when closed', async () => {
  renderInShop(<ShopHeader />);
  const search = () =>
    screen
      .getAllByRole('button', { name: 'Search the shop', hidden: true })
      .find((button) => button.getAttribute('aria-haspopup') === 'dialog') ?? document.body;
  await userEvent.click(search());
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('combobox', { name: 'Search the shop' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  expect(search()).toHaveFocus();
});

test('wishlist and cart link to their pages and count items', () => {
  renderInShop(<ShopHeader />);
  expect(screen.getByRole('link', { name: 'Wishlist, 0 items' })).toHaveTextContent('');

  act(() => {
    useWishlistStore.setState({ items: [SAREE] });
    useCartStore.setState({ lines: [line('saree', 2), line('stole', 1)] });
  });
  const wishlist = screen.getByRole('link', { name: 'Wishlist, 1 item' });
  const cart = screen.getByRole('link', { name: 'Cart, 3 items' });
  expect(wishlist).toHaveAttribute('href', '/wishlist');
  expect(wishlist).toHaveTextContent('1');
  expect(cart).toHaveAttribute('href', '/cart');
  expect(cart).toHaveTextContent('3');

  act(() => {
    useCartStore.setState({ lines: [line('saree', 1000)] });
  });
  expect(screen.getByRole('link', { name: 'Cart, 1000 items' })).toHaveTextContent('99+');
});
