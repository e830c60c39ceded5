import { array, object, optional, string, type InferOutput } from 'valibot';

import { amount, filledText, text } from '../records/stored-fields.ts';

/** A wishlist item as stored in the browser. Prices in rupees. */
const wishlistItem = object({
  id: filledText,
  name: filledText,
  /** missing without a Hindi title */
  nameHindi: optional(string()),
  price: amount,
  originalPrice: amount,
  image: text,
  category: optional(string()),
  origin: optional(string()),
});
export type WishlistItem = InferOutput<typeof wishlistItem>;

/** The wishlist in the browser and in users/{uid}/private/wishlist. */
export const wishlistSchema = object({ items: optional(array(wishlistItem), []) });

export function toggleWishlistItem(
  items: readonly WishlistItem[],
  item: WishlistItem,
): WishlistItem[] {
  return isInWishlist(items, item.id) ? removeFromWishlist(items, item.id) : [...items, item];
}

export function removeFromWishlist(items: readonly WishlistItem[], id: string): WishlistItem[] {
  return items.filter((item) => item.id !== id);
}

export function isInWishlist(items: readonly WishlistItem[], id: string): boolean {
  return items.some((item) => item.id === id);
}

export function mergeWishlists(
  mine: readonly WishlistItem[],
  theirs: readonly WishlistItem[],
): WishlistItem[] {
  return [...mine, ...theirs.filter(({ id }) => !isInWishlist(mine, id))];
}
