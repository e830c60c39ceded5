import { create } from 'zustand';

import { itemCount, type CartLine } from '@kargha/domain/shopping/cart';

/** How many pieces the account brought to a cart that a visitor had begun; told until the cart or the checkout is left. */
const useMergedStore = create<{ count: number }>()(() => ({ count: 0 }));

export const useMergedItemCount = (): number => useMergedStore((state) => state.count);

/** Notes what came from the account on sign-in. An empty cart was not begun: what is in the account then is expected. */
export function noteMergedItems(
  guestLines: readonly CartLine[],
  mergedLines: readonly CartLine[],
): void {
  const hadItems = guestLines.length > 0;
  useMergedStore.setState({ count: hadItems ? itemCount(mergedLines) - itemCount(guestLines) : 0 });
}

export function clearMergedItems(): void {
  useMergedStore.setState({ count: 0 });
}
