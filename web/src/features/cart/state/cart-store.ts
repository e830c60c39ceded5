import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

import {
  addToCart,
  itemCount,
  removeFromCart,
  setQuantity,
  type CartItem,
  type CartLine,
} from '@kargha/domain/cart';
import { lastingStorage, onOtherTabChange } from '#lib/browser-storage.ts';
import { noteStep } from '#lib/shopping-steps.ts';
import { storageKeys } from '#lib/storage-keys.ts';

import { storedLines } from './stored-lines.ts';

/** The cart lives in the browser; every rule about it is the domain's. */
interface Cart {
  lines: CartLine[];
}

export const useCartStore = create<Cart>()(
  persist((): Cart => ({ lines: [] }), {
    name: storageKeys.cart,
    version: 1,
    storage: createJSONStorage(() => lastingStorage),
    migrate: (stored) => ({ lines: storedLines(stored, 'lines') }),
    merge: (stored) => ({ lines: storedLines(stored, 'lines') }),
  }),
);

onOtherTabChange(storageKeys.cart, () => void useCartStore.persist.rehydrate());

export const selectItemCount = ({ lines }: Cart): number => itemCount(lines);

/** Puts pieces into the cart, as many as can be bought. False when it already holds all of them. */
export function addItem(item: CartItem, pieces = 1): boolean {
  const before = useCartStore.getState().lines;
  const added = addToCart(before, item);
  const lines = pieces > 1 ? setQuantity(added, item.id, held(item.id) + pieces) : added;
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
  const { lines } = useCartStore.getState();
  useCartStore.setState({ lines: removeFromCart(lines, id) });
  const at = lines.findIndex((line) => line.id === id);
  return () => {
    useCartStore.setState((cart) => ({ lines: putBack(cart.lines, lines[at], at) }));
  };
}

/** Empties the cart after it was paid for; what was saved for later stays. */
export function clearCart(): void {
  noteStep('paid');
  useCartStore.setState({ lines: [] });
}

/** How many pieces of a product the cart holds. */
function held(id: string): number {
  return useCartStore.getState().lines.find((line) => line.id === id)?.quantity ?? 0;
}

function putBack(lines: CartLine[], line: CartLine | undefined, at: number): CartLine[] {
  if (!line || lines.some(({ id }) => id === line.id)) return lines;
  return lines.toSpliced(at, 0, line);
}
