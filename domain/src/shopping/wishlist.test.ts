import { expect, test } from 'vitest';

import { isWished, mergeWishlists, removeWish, toggleWish, type WishlistItem } from './wishlist.ts';

const stole: WishlistItem = {
  id: 'stole',
  name: 'Stole',
  price: 900,
  originalPrice: 900,
  image: '',
};
const bag: WishlistItem = { ...stole, id: 'bag', name: 'Bag' };

test('the heart adds what is absent and removes what is there', () => {
  const wished = toggleWish([], stole);
  expect(isWished(wished, 'stole')).toBe(true);
  expect(toggleWish(wished, stole)).toEqual([]);
  expect(removeWish([stole, bag], 'stole')).toEqual([bag]);
});

test('merging leaves no duplicates', () => {
  expect(mergeWishlists([stole], [stole, bag])).toEqual([stole, bag]);
});
