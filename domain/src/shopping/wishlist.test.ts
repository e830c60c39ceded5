import { expect, test } from 'vitest';

import {
  isInWishlist,
  mergeWishlists,
  removeFromWishlist,
  toggleWishlistItem,
  type WishlistItem,
} from './wishlist.ts';

const stole: WishlistItem = {
  id: 'stole',
  name: 'Stole',
  price: 900,
  originalPrice: 900,
  image: '',
};
const bag: WishlistItem = { ...stole, id: 'bag', name: 'Bag' };

test('toggles a product', () => {
  const wished = toggleWishlistItem([], stole);
  expect(isInWishlist(wished, 'stole')).toBe(true);
  expect(toggleWishlistItem(wished, stole)).toEqual([]);
  expect(removeFromWishlist([stole, bag], 'stole')).toEqual([bag]);
});

test('merges without duplicates', () => {
  expect(mergeWishlists([stole], [stole, bag])).toEqual([stole, bag]);
});
