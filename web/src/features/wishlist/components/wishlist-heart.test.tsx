import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { WishlistHeart } from './wishlist-heart.tsx';

test('labels the heart with its next action', async () => {
  const item = { id: 'p1', name: 'Saree', price: 4500, originalPrice: 5000, image: '' };
  renderInShop(<WishlistHeart item={item} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Saree to wishlist' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Saree from wishlist' }));
  expect(screen.getByRole('button', { name: 'Add Saree to wishlist' })).toBeVisible();
});
