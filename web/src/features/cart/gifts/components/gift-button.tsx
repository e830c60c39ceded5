import type { CartLine } from '@kargha/domain/shopping/cart';
import { isGift } from '@kargha/domain/shopping/gift';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';

import { cartTexts } from '../../cart-texts.ts';
import { useGiftWrap } from '../../checks/state/cart-check.ts';

interface GiftButtonProps {
  line: CartLine;
  title: string;
  onOpen: () => void;
}

/** Renders nothing for what cannot be a gift, unless the shopper chose it while it could. */
export function GiftButton({ line, title, onOpen }: GiftButtonProps) {
  const texts = useTexts(cartTexts);
  const offer = useGiftWrap(line);
  const isChosen = isGift(line);
  if (offer === undefined || (offer === null && !isChosen)) return null;
  return (
    <Button
      look="quiet"
      data-gift
      aria-haspopup="dialog"
      aria-label={isChosen ? texts.changeGiftNamed(title) : texts.addGiftNamed(title)}
      onClick={onOpen}
    >
      {isChosen ? texts.changeGift : texts.addGift}
    </Button>
  );
}
