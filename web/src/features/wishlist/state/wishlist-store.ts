import {
  isInWishlist,
  mergeWishlists,
  removeFromWishlist,
  toggleWishlistItem,
  type WishlistItem,
} from '@kargha/domain/shopping/wishlist';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import { createSharedStore } from '#session/state/shared-store.ts';

export interface Wishlist {
  items: WishlistItem[];
}

/** The wishlist lives in the browser; a product is on it once or not at all. */
export const useWishlistStore = createSharedStore<Wishlist>(storageKeys.wishlist, readWishlist);

export const selectWishlistCount = ({ items }: Wishlist): number => items.length;

/** True while the product of this id is on the wishlist. */
export function useIsInWishlist(id: string): boolean {
  return useWishlistStore(({ items }) => isInWishlist(items, id));
}

/** Adds when absent, removes when present. */
export function toggle(item: WishlistItem): void {
  useWishlistStore.setState(({ items }) => ({ items: toggleWishlistItem(items, item) }));
}

/** Empties the wishlist and gives the way to bring it back. */
export function clearWishlist(): () => void {
  const { items: before } = useWishlistStore.latest();
  useWishlistStore.setState({ items: [] });
  return () => {
    useWishlistStore.setState(({ items }) => ({ items: mergeWishlists(before, items) }));
  };
}

/** Removes an item and gives the way to bring it back where it was. */
export function removeItem(id: string): () => void {
  const { items: before } = useWishlistStore.latest();
  useWishlistStore.setState({ items: removeFromWishlist(before, id) });
  const at = before.findIndex((item) => item.id === id);
  return () => {
    useWishlistStore.setState(({ items }) => ({
      items: isInWishlist(items, id)
        ? items
        : items.toSpliced(at, 0, ...before.filter((item) => item.id === id)),
    }));
  };
}

/** What was stored; an item that is not whole, or there twice, is left out. */
export function readWishlist(stored: unknown): Wishlist {
  const found = storedFields(stored).parts('items').map(itemFrom);
  return {
    items: found.filter(
      (item, index) =>
        item.id !== '' && item.name !== '' && found.findIndex(({ id }) => id === item.id) === index,
    ),
  };
}

function itemFrom(fields: StoredFields): WishlistItem {
  return {
    id: fields.text('id'),
    name: fields.text('name'),
    price: fields.number('price'),
    originalPrice: fields.number('originalPrice'),
    image: fields.text('image'),
    category: fields.text('category'),
    origin: fields.text('origin'),
  };
}
