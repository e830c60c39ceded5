import { keepCartInAccount } from '#features/cart/state/account-cart.ts';
import { keepWishlistInAccount } from '#features/wishlist/state/account-wishlist.ts';

/** Keeps cart and wishlist in the account of whoever is signed in. Loaded once somebody is; gives the way to stop. */
export function syncListsWithAccount(): () => void {
  const stops = [keepCartInAccount(), keepWishlistInAccount()];
  return () => stops.forEach((stop) => stop());
}
