import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { useCartStore } from '#features/cart/state/cart-store.ts';
import { useWishlistStore } from '#features/wishlist/state/wishlist-store.ts';
import { productFrom } from '#lib/documents/product-document.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { PRODUCT_SLOTS } from './product-slots.tsx';

beforeEach(() => {
  useCartStore.setState({ lines: [] });
  useWishlistStore.setState({ items: [] });
});

const show = (product: Product) => renderInShop(<>{PRODUCT_SLOTS.card(product)}</>);
const addButton = () =>
  screen.getByRole('button', { name: 'Add to Cart: Banarasi Katan Silk Saree' });
const lines = () => useCartStore.getState().lines;

test('a card puts one piece into the cart and says so, and one more at the next press', async () => {
  show(sampleProduct());
  await userEvent.click(addButton());
  expect(await screen.findByText('Banarasi Katan Silk Saree added to cart!')).toBeVisible();
  expect(lines()).toMatchObject([{ id: 'banarasi', price: 18_500, quantity: 1 }]);
  await userEvent.click(addButton());
  expect(lines()).toMatchObject([{ id: 'banarasi', quantity: 2 }]);
});

test('what the cart holds already is not added beyond the stock, and that is said', async () => {
  show(sampleProduct({ quantity: 1 }));
  await userEvent.click(addButton());
  await userEvent.click(addButton());
  expect(lines()).toMatchObject([{ quantity: 1 }]);
  expect(await screen.findByText(/^Your cart already holds/)).toBeVisible();
});

test('the heart of a card puts the piece on the wishlist and takes it off again', async () => {
  show(sampleProduct());
  await userEvent.click(
    screen.getByRole('button', { name: 'Add Banarasi Katan Silk Saree to wishlist' }),
  );
  expect(useWishlistStore.getState().items).toMatchObject([{ id: 'banarasi', category: 'women' }]);
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove Banarasi Katan Silk Saree from wishlist' }),
  );
  expect(useWishlistStore.getState().items).toEqual([]);
});

test.each([
  ['quantity of nothing', { quantity: 0 }],
  ['quantity below nothing', { quantity: -2 }],
  ['quantity missing', {}],
])('with a %s Add to Cart is off', (_what, stock) => {
  const fields = { title: 'Banarasi Katan Silk Saree', price: 900, status: 'active', ...stock };
  show(productFrom('banarasi', fields));
  expect(addButton()).toBeDisabled();
});

test('what is not for sale any more cannot be put into the cart', () => {
  show(sampleProduct({ status: 'archived' }));
  expect(addButton()).toBeDisabled();
});

test('a garment is not put into the cart from its card: its page is where the size is chosen', () => {
  show(sampleProduct({ variants: [{ id: 'v1', name: 'Size', values: ['38', '40'] }] }));
  expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^View Details/ })).toBeVisible();
});
