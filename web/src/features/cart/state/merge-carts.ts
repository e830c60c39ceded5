import { create } from 'zustand';

import { itemCount, type CartLine } from '@kargha/domain/shopping/cart';

/** Items that the account added to a guest's cart at sign-in. Shown until the cart or checkout is left. */
const useMergedStore = create<{ count: number }>()(() => ({ count: 0 }));

export const useMergedItemCount = (): number => useMergedStore((state) => state.count);

/** An empty guest cart is not reported: finding the account's items is expected then. */
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
