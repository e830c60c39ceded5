/** An item of the wishlist as the browser keeps it; prices in rupees. */
export interface WishlistItem {
  id: string;
  name: string;
  price: number;
  originalPrice: number;
  image: string;
  category?: string;
  origin?: string;
}

/** Adds the item when it is absent, removes it when it is there. */
export function toggleWishlistItem(
  items: readonly WishlistItem[],
  item: WishlistItem,
): WishlistItem[] {
  return isInWishlist(items, item.id) ? removeFromWishlist(items, item.id) : [...items, item];
}

/** The list without a product. */
export function removeFromWishlist(items: readonly WishlistItem[], id: string): WishlistItem[] {
  return items.filter((item) => item.id !== id);
}

/** True for a product of the list. */
export function isInWishlist(items: readonly WishlistItem[], id: string): boolean {
  return items.some((item) => item.id === id);
}

/** Union of two wishlists, without duplicates. */
export function mergeWishlists(
  mine: readonly WishlistItem[],
  theirs: readonly WishlistItem[],
): WishlistItem[] {
  return [...mine, ...theirs.filter(({ id }) => !isInWishlist(mine, id))];
}
