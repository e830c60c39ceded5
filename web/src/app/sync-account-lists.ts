import { keepCartInAccount } from '#features/cart/state/account-cart.ts';
import { keepWishlistInAccount } from '#features/wishlist/state/account-wishlist.ts';

export function syncListsWithAccount(): () => void {
  const stops = [keepCartInAccount(), keepWishlistInAccount()];
  return () => stops.forEach((stop) => stop());
}
