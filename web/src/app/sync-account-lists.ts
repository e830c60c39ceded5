import { keepCartInAccount } from '#features/cart/state/account-cart.ts';
import { mergeWishlists } from '@kargha/domain/shopping/wishlist';
import { syncWithAccount } from '#session/state/account-sync.ts';
import {
  readWishlist,
  useWishlistStore,
  type Wishlist,
} from '#features/wishlist/state/wishlist-store.ts';

export function syncListsWithAccount(): () => void {
  const stops = [keepCartInAccount(), keepWishlistInAccount()];
  return () => stops.forEach((stop) => stop());
}

/** Syncs the wishlist with the signed-in person's account. Returns a function that stops it. */
function keepWishlistInAccount(): () => void {
  return syncWithAccount<Wishlist>({
    document: 'wishlist',
    empty: { items: [] },
    read: readWishlist,
    merge: (local, account) => ({ items: mergeWishlists(local.items, account.items) }),
    current: () => ({ items: useWishlistStore.latest().items }),
    replace: (wishlist) => useWishlistStore.setState(wishlist),
    onChange: (notify) => useWishlistStore.subscribe(notify),
  });
}
