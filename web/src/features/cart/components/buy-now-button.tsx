import { useNavigate } from 'react-router-dom';

import type { CartItem } from '@kargha/domain/shopping/cart';
import { paths } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { quantityTexts } from '../quantity-texts.ts';
import { keepOnly } from '../state/buy-now.ts';

interface BuyNowButtonProps {
  item: CartItem;
  quantity: number;
  /** Returns false, and tells the shopper what is missing, when the item cannot be bought yet. */
  mayBuy: () => boolean;
}

/** Goes to checkout with this item alone. */
export function BuyNowButton({ item, quantity, mayBuy }: BuyNowButtonProps) {
  const texts = useTexts(quantityTexts);
  const navigate = useNavigate();

  function buy() {
    if (!mayBuy()) return;
    const saved = keepOnly(item, quantity);
    if (saved === undefined) return;
    if (saved > 0) showToast({ tone: 'info', message: texts.othersSaved });
    void navigate(paths.checkout);
  }

  return (
    <Button wide onClick={buy}>
      {texts.buyNow}
    </Button>
  );
}
