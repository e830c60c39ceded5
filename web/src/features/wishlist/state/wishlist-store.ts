import {
  isInWishlist,
  mergeWishlists,
  readWishlistItems,
  removeFromWishlist,
  toggleWishlistItem,
  type WishlistItem,
} from '@kargha/domain/shopping/wishlist';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { recordOf } from '@kargha/domain/records/stored-record';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { createSharedStore } from '#session/state/shared-store.ts';

export interface Wishlist {
  items: WishlistItem[];
}

export const useWishlistStore = createSharedStore<Wishlist>(storageKeys.wishlist, readWishlist);

export const selectWishlistCount = ({ items }: Wishlist): number => items.length;

export function useIsInWishlist(id: string): boolean {
  return useWishlistStore(({ items }) => isInWishlist(items, id));
}

export function toggle(item: WishlistItem): void {
  useWishlistStore.setState(({ items }) => ({ items: toggleWishlistItem(items, item) }));
}

/** Keeps these options with an item. */
export function wishFor(id: string, options: LineOptions): void {
  useWishlistStore.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, options } : item)),
  }));
}

export function clearWishlist(): () => void {
  const { items: before } = useWishlistStore.latest();
  useWishlistStore.setState({ items: [] });
  return () => {
    useWishlistStore.setState(({ items }) => ({ items: mergeWishlists(before, items) }));
  };
}

/** Returns a function that restores the item at its place. */
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

export function readWishlist(stored: unknown): Wishlist {
  return { items: readWishlistItems(recordOf(stored).items) };
}
