import { addToCart, cartLineKey, setQuantity, type CartItem } from '@kargha/domain/shopping/cart';
import { recordStep } from '#lib/browser/shopping-steps.ts';

import { withOwnReservedStock } from '../checks/state/own-reserved-stock.ts';
import { useCartStore } from './cart-store.ts';
import { addToSaved } from './saved-store.ts';

/**
 * Makes this item the only one in the cart and saves the others for later, so that checkout charges for nothing else.
 * Returns how many lines were saved; undefined, and nothing changes, when the item is sold out.
 */
export function keepOnly(item: CartItem, quantity: number): number | undefined {
  const key = cartLineKey(item);
  const lines = setQuantity(addToCart([], withOwnReservedStock(item)), key, quantity);
  if (lines.length === 0) return undefined;
  const others = useCartStore.latest().lines.filter((line) => cartLineKey(line) !== key);
  addToSaved(others);
  useCartStore.setState({ lines });
  recordStep('cart');
  return others.length;
}
