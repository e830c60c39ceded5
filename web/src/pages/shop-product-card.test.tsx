import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { useCartStore } from '#features/cart/state/cart-store.ts';
import { useWishlistStore } from '#features/wishlist/state/wishlist-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct, storedProduct } from '#testing/sample-product.ts';

import { ShopProductCard } from './shop-product-card.tsx';

beforeEach(() => {
  useCartStore.setState({ lines: [] });
  useWishlistStore.setState({ items: [] });
});

const show = (product: Product) => renderInShop(<ShopProductCard product={product} />);
const addButton = () =>
  screen.getByRole('button', { name: 'Add to Cart: Banarasi Katan Silk Saree' });
const lines = () => useCartStore.getState().lines;

test('adds one item per press and says so', async () => {
  show(sampleProduct());
  await userEvent.click(addButton());
  expect(await screen.findByText('Banarasi Katan Silk Saree added to cart!')).toBeVisible();
  expect(lines()).toMatchObject([{ id: 'banarasi', price: 18_500, quantity: 1 }]);
  await userEvent.click(addButton());
  expect(lines()).toMatchObject([{ id: 'banarasi', quantity: 2 }]);
});

test('does not add more than the stock and says so', async () => {
  show(sampleProduct({ quantity: 1 }));
  await userEvent.click(addButton());
  await userEvent.click(addButton());
  expect(lines()).toMatchObject([{ quantity: 1 }]);
  expect(await screen.findByText(/^You can only add/)).toBeVisible();
});

test('the heart adds to the wishlist and removes again', async () => {
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
])('disables Add to Cart with a %s', (_what, stock) => {
  const fields = { title: 'Banarasi Katan Silk Saree', price: 900, status: 'active', ...stock };
  show(storedProduct('banarasi', fields));
  expect(addButton()).toBeDisabled();
});

test('disables Add to Cart for an archived product', () => {
  show(sampleProduct({ status: 'archived' }));
  expect(addButton()).toBeDisabled();
});

test('a product with sizes links to its page instead of the cart', () => {
  show(sampleProduct({ variants: [{ id: 'v1', name: 'Size', values: ['38', '40'] }] }));
  expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^View Details/ })).toBeVisible();
});
