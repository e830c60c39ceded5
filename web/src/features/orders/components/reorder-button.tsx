import { useNavigate } from 'react-router-dom';

import type { CartItem } from '@kargha/domain/shopping/cart';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { paths } from '#lib/addresses/paths.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { Button } from '#ui/controls/button.tsx';
import { useLineTitle } from '#ui/orders/use-line-title.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { ordersTexts } from '../orders-texts.ts';

interface ReorderButtonProps {
  order: ShownOrder;
  onBuy: (item: CartItem, quantity: number) => void;
}

/** Adds the ordered items to the cart at today's price and stock, and says which are unavailable or fewer. */
export function ReorderButton({ order, onBuy }: ReorderButtonProps) {
  const texts = useTexts(ordersTexts);
  const titleOf = useLineTitle();
  const navigate = useNavigate();
  const { isBusy, start } = useAction(buyAgain);
  const toCart = { label: texts.viewCart, onSelect: () => void navigate(paths.cart) };

  async function buyAgain() {
    // Brings a Firestore SDK that the page itself does not need.
    const { reorder } = await loadModule(import('../state/reorder.ts'));
    const { items, unavailable, reduced } = await reorder(
      order.lines,
      (line) => titleOf(line).text,
    );
    for (const { item, quantity } of items) onBuy(item, quantity);
    const notes = [
      ...(items.length > 0 ? [texts.inCart] : [texts.nothingInCart]),
      ...(unavailable.length > 0 && items.length > 0
        ? [texts.unavailable(unavailable.join(', '))]
        : []),
      ...(reduced.length > 0 ? [texts.reduced(reduced.join(', '))] : []),
    ];
    const message = notes.join(' ');
    showToast(
      items.length > 0 ? { tone: 'success', message, action: toCart } : { tone: 'info', message },
    );
  }

  return (
    <Button aria-disabled={isBusy} onClick={() => void start()}>
      {texts.reorder}
    </Button>
  );
}
