import { create } from 'zustand';

import { itemCount, type CartLine } from '@kargha/domain/shopping/cart';

/** How many pieces the account brought to a cart that a visitor had begun; told until the cart or the checkout is left. */
const useMergedStore = create<{ count: number }>()(() => ({ count: 0 }));

export const useMergedItemCount = (): number => useMergedStore((joined) => joined.count);

/** Notes what came from the account on sign-in. An empty cart was not begun: what is in the account then is expected. */
export function noteMergedItems(gathered: readonly CartLine[], merged: readonly CartLine[]): void {
  const isBegun = gathered.length > 0;
  useMergedStore.setState({ count: isBegun ? itemCount(merged) - itemCount(gathered) : 0 });
}

export function clearMergedItems(): void {
  useMergedStore.setState({ count: 0 });
}
