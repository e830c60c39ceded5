import {
  addToCart,
  cartLineKey,
  itemCount,
  removeFromCart,
  setQuantity,
  type CartItem,
  type CartLine,
} from '@kargha/domain/shopping/cart';
import { recordStep } from '#lib/browser/shopping-steps.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { createSharedStore } from '#session/state/shared-store.ts';

import { withOwnReservation } from './own-reservation.ts';
import { storedLines } from './stored-lines.ts';

/** The cart lives in the browser; every rule about it is the domain's. */
interface Cart {
  lines: CartLine[];
}

export const useCartStore = createSharedStore<Cart>(storageKeys.cart, (stored) => ({
  lines: storedLines(stored, 'lines'),
}));

export const selectItemCount = ({ lines }: Cart): number => itemCount(lines);

type PurchasedLine = Pick<CartLine, 'id' | 'options' | 'quantity'>;

/** Puts pieces into the cart, as many as can be bought. False when it already holds all of them. */
export function addItem(item: CartItem, pieces = 1): boolean {
  const { lines: before } = useCartStore.latest();
  const added = addToCart(before, withOwnReservation(item));
  const key = cartLineKey(item);
  const lines = pieces > 1 ? setQuantity(added, key, quantityOf(before, key) + pieces) : added;
  useCartStore.setState({ lines });
  recordStep('cart');
  return itemCount(lines) > itemCount(before);
}

/** Puts pieces of many products into the cart; gives the names of those that it cannot hold so many of. */
export function addItems(requested: readonly { item: CartItem; pieces: number }[]): string[] {
  return requested.flatMap(({ item, pieces }) => {
    const key = cartLineKey(item);
    const before = currentQuantity(key);
    addItem(item, pieces);
    return currentQuantity(key) === before + pieces ? [] : item.name;
  });
}

/** Below one removes the line; above the stock becomes the stock. */
export function changeQuantity(key: string, quantity: number): void {
  useCartStore.setState(({ lines }) => ({ lines: setQuantity(lines, key, quantity) }));
}

/** Takes a line out and gives the way to put it back where it was. */
export function removeItem(key: string): () => void {
  const { lines: before } = useCartStore.latest();
  useCartStore.setState({ lines: removeFromCart(before, key) });
  const at = before.findIndex((line) => cartLineKey(line) === key);
  return () => {
    useCartStore.setState((cart) => ({ lines: restoreLine(cart.lines, before[at], at) }));
  };
}

/** Takes out of the cart what was paid for; what came into it since, and what was saved for later, stays. */
export function clearCart(bought: readonly PurchasedLine[]): void {
  recordStep('paid');
  useCartStore.setState(({ lines }) => ({
    lines: lines.flatMap((line) => {
      const quantity = line.quantity - quantityOf(bought, cartLineKey(line));
      return quantity >= 1 ? { ...line, quantity } : [];
    }),
  }));
}

/** How many pieces of a line the cart holds. */
function currentQuantity(key: string): number {
  return quantityOf(useCartStore.latest().lines, key);
}

function quantityOf(lines: readonly PurchasedLine[], key: string): number {
  return lines.find((line) => cartLineKey(line) === key)?.quantity ?? 0;
}

function restoreLine(lines: CartLine[], line: CartLine | undefined, at: number): CartLine[] {
  if (!line || lines.some((other) => cartLineKey(other) === cartLineKey(line))) return lines;
  return lines.toSpliced(at, 0, line);
}
