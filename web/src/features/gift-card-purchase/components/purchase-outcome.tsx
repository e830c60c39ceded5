import { startOfIndianDay, indianDay } from '@kargha/domain/india/indian-day';
import { restoreFocus } from '#lib/browser/page-focus.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Text } from '#ui/text.tsx';

import { giftCardPurchaseTexts } from '../gift-card-purchase-texts.ts';

/** How the last payment ended; `deliverOn` is '' for today. */
export interface Bought {
  isPaid: boolean;
  deliverOn: string;
}

interface PurchaseOutcomeProps extends Bought {
  onBuyAnother: () => void;
}

export function PurchaseOutcome({ isPaid, deliverOn, onBuyAnother }: PurchaseOutcomeProps) {
  const texts = useTexts(giftCardPurchaseTexts);
  const isLater = deliverOn > indianDay(new Date());
  const sent = isLater ? texts.paidLater(formatDay(startOfIndianDay(deliverOn))) : texts.paidToday;
  return (
    <div role="status">
      <Text variant="h3" component="p" ref={restoreFocus} tabIndex={-1} mb={1}>
        {isPaid ? texts.paidTitle : texts.waitingTitle}
      </Text>
      <p style={{ marginBottom: 16 }}>
        {isPaid ? `${sent} ${texts.paidReceipt}` : texts.waitingHint}
      </p>
      <Button onClick={onBuyAnother}>{texts.another}</Button>
    </div>
  );
}
