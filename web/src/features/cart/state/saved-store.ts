import {
  addToCart,
  cartLineKey,
  readCartLines,
  removeFromCart,
  setQuantity,
  type CartLine,
} from '@kargha/domain/shopping/cart';
import { recordOf } from '@kargha/domain/records/stored-record';
import { storageKeys } from '#lib/browser/storage-keys.ts';
import { createSharedStore } from '#session/state/shared-store.ts';

import { useCartStore } from './cart-store.ts';

interface SavedForLater {
  lines: CartLine[];
}

export const useSavedStore = createSharedStore<SavedForLater>(
  storageKeys.savedForLater,
  (stored) => ({ lines: readCartLines(recordOf(stored).lines) }),
);

export function saveForLater(key: string): void {
  const { lines } = useCartStore.latest();
  addToSaved(lines.filter((line) => cartLineKey(line) === key));
  useCartStore.setState({ lines: removeFromCart(lines, key) });
}

export function addToSaved(saved: readonly CartLine[]): void {
  if (saved.length === 0) return;
  const keys = new Set(saved.map(cartLineKey));
  useSavedStore.setState(({ lines }) => ({
    lines: [...lines.filter((line) => !keys.has(cartLineKey(line))), ...saved],
  }));
}

/** Returns false, and keeps the line saved, when the product is sold out. */
export function moveToCart(key: string): boolean {
  const line = useSavedStore.latest().lines.find((saved) => cartLineKey(saved) === key);
  if (!line || line.stock === 0) return false;
  useCartStore.setState(({ lines }) => ({ lines: withLine(lines, line) }));
  useSavedStore.setState(({ lines }) => ({ lines: removeFromCart(lines, key) }));
  return true;
}

/** Returns a function that restores the line at its place. */
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

/** A line that is in the cart already keeps the larger quantity. */
function withLine(lines: CartLine[], line: CartLine): CartLine[] {
  const key = cartLineKey(line);
  const existing = lines.find((other) => cartLineKey(other) === key)?.quantity ?? 0;
  return setQuantity(addToCart(lines, line), key, Math.max(existing, line.quantity));
}
