import {
  givenFields,
  listOf,
  numberOf,
  optionalText,
  recordOf,
  textOf,
} from '../records/stored-record.ts';
import { readLineOptions, type LineOptions } from './line-options.ts';
import { hasOptions } from './line-ref.ts';

/** A wishlist item as stored in the browser. Prices in rupees. */
export interface WishlistItem {
  id: string;
  /** what the shopper would like, perhaps not of every option; missing in older items */
  options?: LineOptions | undefined;
  name: string;
  /** missing without a Hindi title */
  nameHindi?: string | undefined;
  price: number;
  originalPrice: number;
  image: string;
  category?: string | undefined;
  origin?: string | undefined;
}

/** Items of the wishlist in the browser and in users/{uid}/private/wishlist. Leaves out incomplete and duplicate ones. */
export function readWishlistItems(stored: unknown): WishlistItem[] {
  const items = listOf(stored).map((item) => {
    const fields = recordOf(item);
    return givenFields({
      id: textOf(fields.id),
      options: readLineOptions(fields.options),
      name: textOf(fields.name),
      nameHindi: optionalText(fields.nameHindi),
      price: numberOf(fields.price),
      originalPrice: numberOf(fields.originalPrice),
      image: textOf(fields.image),
      category: optionalText(fields.category),
      origin: optionalText(fields.origin),
    });
  });
  return items.filter(
    ({ id, name }, index) =>
      id !== '' && name !== '' && items.findIndex((other) => other.id === id) === index,
  );
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

/** Options of `mine` go first; an item without any keeps theirs. */
export function mergeWishlists(
  mine: readonly WishlistItem[],
  theirs: readonly WishlistItem[],
): WishlistItem[] {
  const merged = mine.map((item) => {
    const options = theirs.find(({ id }) => id === item.id)?.options;
    return hasOptions(item.options) || !options ? item : { ...item, options };
  });
  return [...merged, ...theirs.filter(({ id }) => !isInWishlist(mine, id))];
}
