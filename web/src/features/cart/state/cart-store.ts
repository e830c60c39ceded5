import {
  addToCart,
  itemCount,
  removeFromCart,
  setQuantity,
  type CartItem,
  type CartLine,
} from '@kargha/domain/shopping/cart';
import { noteStep } from '#lib/shopping-steps.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { createSharedStore } from '#session/state/shared-store.ts';

import { withOwnHold } from './own-hold.ts';
import { storedLines } from './stored-lines.ts';

/** The cart lives in the browser; every rule about it is the domain's. */
interface Cart {
  lines: CartLine[];
}

export const useCartStore = createSharedStore<Cart>(storageKeys.cart, (stored) => ({
  lines: storedLines(stored, 'lines'),
}));

export const selectItemCount = ({ lines }: Cart): number => itemCount(lines);

/** Puts pieces into the cart, as many as can be bought. False when it already holds all of them. */
export function addItem(item: CartItem, pieces = 1): boolean {
  const { lines: before } = useCartStore.latest();
  const added = addToCart(before, withOwnHold(item));
  const lines =
    pieces > 1 ? setQuantity(added, item.id, piecesOf(before, item.id) + pieces) : added;
  useCartStore.setState({ lines });
  noteStep('cart');
  return itemCount(lines) > itemCount(before);
}

/** Puts pieces of many products into the cart; gives the names of those that it cannot hold so many of. */
export function addItems(wanted: readonly { item: CartItem; pieces: number }[]): string[] {
  return wanted.flatMap(({ item, pieces }) => {
    const before = held(item.id);
    addItem(item, pieces);
    return held(item.id) === before + pieces ? [] : item.name;
  });
}

/** Below one removes the line; above the stock becomes the stock. */
export function changeQuantity(id: string, quantity: number): void {
  useCartStore.setState(({ lines }) => ({ lines: setQuantity(lines, id, quantity) }));
}

/** Takes a line out and gives the way to put it back where it was. */
export function removeItem(id: string): () => void {
  const { lines: before } = useCartStore.latest();
  useCartStore.setState({ lines: removeFromCart(before, id) });
  const at = before.findIndex((line) => line.id === id);
  return () => {
    useCartStore.setState((cart) => ({ lines: putBack(cart.lines, before[at], at) }));
  };
}

/** Takes out of the cart what was paid for; what came into it since, and what was saved for later, stays. */
export function clearCart(bought: readonly Pick<CartLine, 'id' | 'quantity'>[]): void {
  noteStep('paid');
  useCartStore.setState(({ lines }) => ({
    lines: lines.flatMap((line) => {
      const quantity = line.quantity - piecesOf(bought, line.id);
      return quantity >= 1 ? { ...line, quantity } : [];
    }),
  }));
}

/** How many pieces of a product the cart holds. */
function held(id: string): number {
  return piecesOf(useCartStore.latest().lines, id);
}

function piecesOf(lines: readonly Pick<CartLine, 'id' | 'quantity'>[], id: string): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}

function putBack(lines: CartLine[], line: CartLine | undefined, at: number): CartLine[] {
  if (!line || lines.some(({ id }) => id === line.id)) return lines;
  return lines.toSpliced(at, 0, line);
}
