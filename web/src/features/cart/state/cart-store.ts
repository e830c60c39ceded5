import {
  addToCart,
  cartLineKey,
  itemCount,
  readCartLines,
  removeFromCart,
  setQuantity,
  type CartItem,
  type CartLine,
} from '@kargha/domain/shopping/cart';
import { recordOf } from '@kargha/domain/records/stored-record';
import { recordStep } from '#lib/browser/shopping-steps.ts';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { currentLanguage } from '#lib/language/language-choice.ts';
import { localized } from '#lib/language/localized-text.ts';
import { createSharedStore } from '#session/state/shared-store.ts';

import { withOwnReservedStock } from '../checks/state/own-reserved-stock.ts';

interface Cart {
  lines: CartLine[];
}

export const useCartStore = createSharedStore<Cart>(storageKeys.cart, (stored) => ({
  lines: readCartLines(recordOf(stored).lines),
}));

export const selectItemCount = ({ lines }: Cart): number => itemCount(lines);

type PurchasedLine = Pick<CartLine, 'id' | 'options' | 'quantity'>;

/** Adds as many as can be bought. Returns false when the cart has all of them already. */
export function addItem(item: CartItem, quantity = 1): boolean {
  const { lines: before } = useCartStore.latest();
  const added = addToCart(before, withOwnReservedStock(item));
  const key = cartLineKey(item);
  const lines = quantity > 1 ? setQuantity(added, key, quantityOf(before, key) + quantity) : added;
  useCartStore.setState({ lines });
  recordStep('cart');
  return itemCount(lines) > itemCount(before);
}

/** Returns the names of the products that could not be added in full. */
export function addItems(requested: readonly { item: CartItem; quantity: number }[]): string[] {
  return requested.flatMap(({ item, quantity }) => {
    const key = cartLineKey(item);
    const before = currentQuantity(key);
    addItem(item, quantity);
    if (currentQuantity(key) === before + quantity) return [];
    return localized(currentLanguage(), item.name, item.nameHindi).text;
  });
}

/** Below 1 removes the line; above the stock is capped (spec §4). */
export function changeQuantity(key: string, quantity: number): void {
  useCartStore.setState(({ lines }) => ({ lines: setQuantity(lines, key, quantity) }));
}

/** Returns a function that restores the line at its place. */
export function removeItem(key: string): () => void {
  const { lines: before } = useCartStore.latest();
  useCartStore.setState({ lines: removeFromCart(before, key) });
  const at = before.findIndex((line) => cartLineKey(line) === key);
  return () => {
    useCartStore.setState((cart) => ({ lines: restoreLine(cart.lines, before[at], at) }));
  };
}

/** Removes the quantities that were paid for. Later additions and saved items stay. */
export function clearCart(bought: readonly PurchasedLine[]): void {
  recordStep('paid');
  useCartStore.setState(({ lines }) => ({
    lines: lines.flatMap((line) => {
      const quantity = line.quantity - quantityOf(bought, cartLineKey(line));
      return quantity >= 1 ? { ...line, quantity } : [];
    }),
  }));
}

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
