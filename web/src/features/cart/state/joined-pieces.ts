import { create } from 'zustand';

import { itemCount, type CartLine } from '@kargha/domain/shopping/cart';

/** How many pieces the account brought to a cart that a visitor had begun; told until the cart or the checkout is left. */
const useJoinedStore = create<{ count: number }>()(() => ({ count: 0 }));

export const useJoinedPieces = (): number => useJoinedStore((joined) => joined.count);

/** Notes what came from the account on sign-in. An empty cart was not begun: what is in the account then is expected. */
export function noteJoined(gathered: readonly CartLine[], merged: readonly CartLine[]): void {
  const isBegun = gathered.length > 0;
  useJoinedStore.setState({ count: isBegun ? itemCount(merged) - itemCount(gathered) : 0 });
}

export function forgetJoined(): void {
  useJoinedStore.setState({ count: 0 });
}
