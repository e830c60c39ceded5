import type { CartLine } from '@kargha/domain/shopping/cart';
import { isGift } from '@kargha/domain/shopping/gift';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';

import { giftTexts } from '../gift-texts.ts';

interface GiftButtonProps {
  line: CartLine;
  title: string;
  onOpen: () => void;
}

export function GiftButton({ line, title, onOpen }: GiftButtonProps) {
  const texts = useTexts(giftTexts);
  const isChosen = isGift(line);
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
