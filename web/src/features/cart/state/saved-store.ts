import {
  addToCart,
  cartLineKey,
  removeFromCart,
  setQuantity,
  type CartLine,
} from '@kargha/domain/shopping/cart';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { createSharedStore } from '#session/state/shared-store.ts';

import { useCartStore } from './cart-store.ts';
import { storedLines } from './stored-lines.ts';

/** What was put aside to be bought another day: a list of its own, beside the cart. */
interface SavedForLater {
  lines: CartLine[];
}

export const useSavedStore = createSharedStore<SavedForLater>(
  storageKeys.savedForLater,
  (stored) => ({ lines: storedLines(stored, 'lines') }),
);

/** Moves a line out of the cart, to be bought another day. */
export function saveForLater(key: string): void {
  const { lines } = useCartStore.latest();
  addToSaved(lines.filter((line) => cartLineKey(line) === key));
  useCartStore.setState({ lines: removeFromCart(lines, key) });
}

/** Puts lines aside that the cart cannot hold any longer. One that is there already is replaced. */
export function addToSaved(saved: readonly CartLine[]): void {
  if (saved.length === 0) return;
  const keys = new Set(saved.map(cartLineKey));
  useSavedStore.setState(({ lines }) => ({
    lines: [...lines.filter((line) => !keys.has(cartLineKey(line))), ...saved],
  }));
}

/** Moves a saved line back into the cart, with its quantity. False when none can be bought: then it stays. */
export function moveToCart(key: string): boolean {
  const line = useSavedStore.latest().lines.find((saved) => cartLineKey(saved) === key);
  if (!line || line.stock === 0) return false;
  useCartStore.setState(({ lines }) => ({ lines: withLine(lines, line) }));
  useSavedStore.setState(({ lines }) => ({ lines: removeFromCart(lines, key) }));
  return true;
}

/** Forgets a saved line and gives the way to put it back where it was. */
export function removeSaved(key: string): () => void {
  const { lines: before } = useSavedStore.latest();
  useSavedStore.setState({ lines: removeFromCart(before, key) });
  const at = before.findIndex((line) => cartLineKey(line) === key);
  return () => {
    useSavedStore.setState(({ lines }) => ({
      lines: lines.some((line) => cartLineKey(line) === key)
        ? lines
        : lines.toSpliced(at, 0, ...before.filter((line) => cartLineKey(line) === key)),
    }));
  };
}

/** A line that the cart holds already keeps the larger of both quantities. */
function withLine(lines: CartLine[], line: CartLine): CartLine[] {
  const key = cartLineKey(line);
  const existing = lines.find((other) => cartLineKey(other) === key)?.quantity ?? 0;
  return setQuantity(addToCart(lines, line), key, Math.max(existing, line.quantity));
}
