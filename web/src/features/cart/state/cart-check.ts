import { useEffect } from 'react';
import { create } from 'zustand';

import { compareWithShelf, type CartNotice } from './compare-with-shelf.ts';
import { useCartStore } from './cart-store.ts';

/** What the last look at the shelf has told us about the cart; lives as long as the page. */
interface CartCheck {
  notices: CartNotice[];
  untaxed: string[];
}

const useCheckStore = create<CartCheck>()(() => ({ notices: [], untaxed: [] }));

export const useCartNotices = (): CartNotice[] => useCheckStore((check) => check.notices);

export const useUntaxed = (): string[] => useCheckStore((check) => check.untaxed);

/** Brings the cart up to today's prices and stock whenever the screen opens. Without a connection nothing changes. */
export function useCartCheck(): void {
  useEffect(() => {
    void checkCart().catch(() => undefined);
  }, []);
}

/** Reads every product of the cart anew, corrects the cart, and keeps what changed as notices. */
export async function checkCart(): Promise<void> {
  const ids = useCartStore.getState().lines.map(({ id }) => id);
  if (ids.length === 0) {
    useCheckStore.setState({ notices: [] });
    return;
  }
  const { readProducts } = await import('#lib/firebase-shelf.ts');
  const shelf = await readProducts(ids);
  // The cart may have changed while we read: only the lines that were asked about are judged.
  const { lines, saved } = useCartStore.getState();
  const asked = lines.filter(({ id }) => ids.includes(id));
  const comparison = compareWithShelf(asked, shelf);
  useCartStore.setState({
    lines: [...comparison.lines, ...lines.filter(({ id }) => !ids.includes(id))],
    saved: [...saved, ...comparison.soldOut],
  });
  useCheckStore.setState({ notices: comparison.notices, untaxed: comparison.untaxed });
}
