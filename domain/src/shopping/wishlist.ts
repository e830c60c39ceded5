/** A wishlist item as stored in the browser. Prices in rupees. */
export interface WishlistItem {
  id: string;
  name: string;
  /** missing without a Hindi title */
  nameHindi?: string;
  price: number;
  originalPrice: number;
  image: string;
  category?: string;
  origin?: string;
}

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
