import { expect, test } from 'vitest';

import {
  isInWishlist,
  mergeWishlists,
  readWishlistItems,
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

test('keeps the options with an item, and reads items without any', () => {
  const wish = { ...stole, options: { Size: 'M', Colour: 'Indigo' } };
  expect(readWishlistItems([wish, bag])).toEqual([wish, bag]);
  expect(readWishlistItems([{ ...bag, options: 'M' }])).toEqual([bag]);
});

test('merging keeps a chosen size that the other list lacks', () => {
  const [small, large] = [
    { ...stole, options: { Size: 'S' } },
    { ...stole, options: { Size: 'L' } },
  ];
  expect(mergeWishlists([stole], [large])).toEqual([large]);
  expect(mergeWishlists([small], [large])).toEqual([small]);
});
