import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';
import type { WishlistItem } from '@kargha/domain/shopping/wishlist';
import { useCartStore } from '#features/cart/state/cart-store.ts';
import { chooseOption } from '#features/catalog/product/state/chosen-options.ts';
import { useWishlistStore } from '#features/wishlist/state/wishlist-store.ts';
import { publishProfile } from '#session/state/session-store.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { storedProduct } from '#testing/sample-product.ts';

import { PRODUCT_SLOTS } from './product-slots.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const sized = (Size: string, quantity: number, fields: object = {}) => ({
  ...PLAIN_COMBINATION,
  options: { Size, Colour: 'Indigo' },
  quantity,
  ...fields,
});
const stored = {
  title: 'Ajrakh kurta',
  price: 1800,
  status: 'active',
  quantity: 5,
  restricted: false,
  variants: [
    { id: 'size', name: 'Size', values: ['S', 'M', 'L'] },
    { id: 'colour', name: 'Colour', values: ['Indigo'] },
  ],
  combinations: { v1: sized('S', 0), v2: sized('M', 2, { price: 1900 }), v3: sized('L', 3) },
};
const kurta = storedProduct('kurta', stored);
const wish = (options?: WishlistItem['options']): WishlistItem => ({
  ...{ id: 'kurta', name: 'Ajrakh kurta', price: 1800, originalPrice: 1800, image: '' },
  ...(options && { options }),
});
const show = (options?: WishlistItem['options']) => {
  useWishlistStore.setState({ items: [wish(options)] });
  renderInShop(<WishlistPage />);
};
const items = () => useWishlistStore.getState().items;
const entry = () => within(screen.getByRole('listitem', { name: 'Ajrakh kurta' }));

beforeEach(() => {
  publishProfile(undefined);
  useCartStore.setState({ lines: [] });
  useWishlistStore.setState({ items: [] });
  fakeFirestore({ 'products/kurta': stored });
});

test('the heart on the product page keeps the chosen size', async () => {
  renderInShop(<>{PRODUCT_SLOTS.heart(kurta)}</>);
  chooseOption(kurta, 'Size', 'M');
  await userEvent.click(screen.getByRole('button', { name: 'Add Ajrakh kurta to wishlist' }));
  expect(items()).toMatchObject([{ id: 'kurta', options: { Size: 'M' } }]);
});

test('adds the wished size to the cart, at its price', async () => {
  show({ Size: 'M' });
  expect(await entry().findByLabelText('Size')).toHaveValue('M');
  expect(entry().getByText('₹1,900')).toBeVisible();
  await userEvent.click(entry().getByRole('button', { name: 'Add to Cart: Ajrakh kurta' }));
  expect(useCartStore.getState().lines).toMatchObject([
    { id: 'kurta', options: { Size: 'M', Colour: 'Indigo' }, variantId: 'v2', price: 1900 },
  ]);
});

test('an item without a size gets one on the wishlist', async () => {
  show();
  await userEvent.selectOptions(await entry().findByLabelText('Size'), 'L');
  expect(items()).toMatchObject([{ options: { Size: 'L' } }]);
  expect(entry().getByRole('button', { name: 'Add to Cart: Ajrakh kurta' })).toBeEnabled();
});

test('a sold-out size says so, and offers an email or another size', async () => {
  show({ Size: 'S' });
  expect(await entry().findByText('Sold out for now')).toBeVisible();
  expect(entry().getByRole('link', { name: 'Notify me: Ajrakh kurta' })).toHaveAttribute(
    'href',
    '/products/kurta',
  );
  await userEvent.selectOptions(entry().getByLabelText('Size'), 'M');
  expect(entry().queryByText('Sold out for now')).toBeNull();
  expect(entry().getByRole('option', { name: 'S (sold out)' })).toBeVisible();
  expect(entry().getByRole('button', { name: 'Add to Cart: Ajrakh kurta' })).toBeEnabled();
});

test('a size that is no longer sold has to be chosen again', async () => {
  show({ Size: 'XL', Border: 'Red' });
  expect(await entry().findByText('No longer sold in this option')).toBeVisible();
  expect(entry().queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
  await userEvent.selectOptions(entry().getByLabelText('Size'), 'L');
  expect(items()).toMatchObject([{ options: { Size: 'L' } }]);
  expect(entry().getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
});

test('a wish for a product that is no longer sold is still shown', async () => {
  fakeFirestore({ 'products/kurta': { ...stored, status: 'archived' } });
  show({ Size: 'M' });
  expect(entry().getByText('Size: M')).toBeVisible();
  expect(await entry().findByText('No longer sold')).toBeVisible();
});
