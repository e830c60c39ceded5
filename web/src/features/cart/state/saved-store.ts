import {
  addToCart,
  removeFromCart,
  setQuantity,
  type CartLine,
} from '@kargha/domain/shopping/cart';
import { storageKeys } from '#lib/storage-keys.ts';
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
export function saveForLater(id: string): void {
  const { lines } = useCartStore.latest();
  putAside(lines.filter((line) => line.id === id));
  useCartStore.setState({ lines: removeFromCart(lines, id) });
}

/** Puts lines aside that the cart cannot hold any longer. One that is there already is replaced. */
export function putAside(aside: readonly CartLine[]): void {
  if (aside.length === 0) return;
  const ids = new Set(aside.map(({ id }) => id));
  useSavedStore.setState(({ lines }) => ({
    lines: [...lines.filter(({ id }) => !ids.has(id)), ...aside],
  }));
}

/** Moves a saved line back into the cart, with its quantity. False when none can be bought: then it stays. */
export function moveToCart(id: string): boolean {
  const line = useSavedStore.latest().lines.find((saved) => saved.id === id);
  if (!line || line.stock === 0) return false;
  useCartStore.setState(({ lines }) => ({ lines: withLine(lines, line) }));
  useSavedStore.setState(({ lines }) => ({ lines: removeFromCart(lines, id) }));
  return true;
}

/** Forgets a saved line and gives the way to put it back where it was. */
export function removeSaved(id: string): () => void {
  const { lines: before } = useSavedStore.latest();
  useSavedStore.setState({ lines: removeFromCart(before, id) });
  const at = before.findIndex((line) => line.id === id);
  return () => {
    useSavedStore.setState(({ lines }) => ({
      lines: lines.some((line) => line.id === id)
        ? lines
        : lines.toSpliced(at, 0, ...before.filter((line) => line.id === id)),
    }));
  };
}

/** A line that the cart holds already keeps the larger of both quantities. */
function withLine(lines: CartLine[], line: CartLine): CartLine[] {
  const there = lines.find(({ id }) => id === line.id)?.quantity ?? 0;
  return setQuantity(addToCart(lines, line), line.id, Math.max(there, line.quantity));
}
