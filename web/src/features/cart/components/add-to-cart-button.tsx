import { useNavigate } from 'react-router-dom';

import type { CartItem } from '@kargha/domain/shopping/cart';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { BagIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { addToCartTexts } from '../add-to-cart-texts.ts';
import { addItem } from '../state/cart-store.ts';
import { withOwnReservedStock } from '../checks/state/own-reserved-stock.ts';

interface AddToCartButtonProps {
  item: CartItem;
  isBuyable: boolean;
  quantity?: number;
  /** Returns false, and tells the shopper what is missing, when the item cannot be added yet. */
  mayAdd?: () => boolean;
}

export function AddToCartButton({ item, isBuyable, quantity = 1, mayAdd }: AddToCartButtonProps) {
  const texts = useTexts(addToCartTexts);
  const { text: name } = useLocalized(item.name, item.nameHindi);
  const navigate = useNavigate();

  function add() {
    if (mayAdd?.() === false) return;
    if (!addItem(item, quantity)) {
      showToast({
        tone: 'info',
        message: texts.allInCart(name, withOwnReservedStock(item).stock ?? 0),
      });
      return;
    }
    showToast({
      tone: 'success',
      message: texts.added(name),
      action: { label: texts.viewCart, onSelect: () => void navigate(paths.cart) },
    });
  }

  return (
    <Button
      look="action"
      wide
      disabled={!isBuyable}
      aria-label={texts.addNamed(name)}
      onClick={add}
    >
      <BagIcon size={20} />
      {texts.addToCart}
    </Button>
  );
}
