import {
  cartLineKey,
  mergeCarts,
  readCartLines,
  type CartLine,
} from '@kargha/domain/shopping/cart';
import { recordOf } from '@kargha/domain/records/stored-record';
import { syncWithAccount } from '#session/state/account-sync.ts';

import { useCartStore } from './cart-store.ts';
import { clearMergedItems, noteMergedItems } from './merge-carts.ts';
import { clearCodes } from '../prices/state/cart-price-store.ts';
import { useSavedStore } from './saved-store.ts';

interface AccountCart {
  lines: CartLine[];
  saved: CartLine[];
}

const EMPTY: AccountCart = { lines: [], saved: [] };

/** Syncs the cart and the saved items with the signed-in person's account. Returns a function that stops it. */
export function keepCartInAccount(): () => void {
  return syncWithAccount<AccountCart>({
    document: 'cart',
    empty: EMPTY,
    read(stored) {
      const { lines, saved } = recordOf(stored);
      return { lines: readCartLines(lines), saved: readCartLines(saved) };
    },
    merge: mergeAccountCarts,
    onMerged: (guest, merged) => noteMergedItems(guest.lines, merged.lines),
    current: () => ({ lines: useCartStore.latest().lines, saved: useSavedStore.latest().lines }),
    replace(content) {
      useCartStore.setState({ lines: content.lines });
      useSavedStore.setState({ lines: content.saved });
      if (content !== EMPTY) return;
      clearCodes();
      clearMergedItems();
    },
    onChange(notify) {
      const stops = [useCartStore.subscribe(notify), useSavedStore.subscribe(notify)];
      return () => stops.forEach((stop) => stop());
    },
  });
}

/** A line is either in the cart or saved for later; the cart wins. */
function mergeAccountCarts(local: AccountCart, account: AccountCart): AccountCart {
  const lines = mergeCarts(local.lines, account.lines);
  const inCart = new Set(lines.map(cartLineKey));
  const saved = mergeCarts(local.saved, account.saved).filter(
    (line) => !inCart.has(cartLineKey(line)),
  );
  return { lines, saved };
}
