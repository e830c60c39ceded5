import type { DeliveryDays } from '@kargha/domain/shopping/delivery';
import { useTexts } from '#lib/language/language.ts';
import { formatWeekday } from '#lib/language/day-format.ts';

import { TotalsRow } from '../totals-list.tsx';
import { deliveryTexts } from './delivery-texts.ts';

/** The days that an order was promised for; nothing without them. */
export function ExpectedRow({ days }: { days: DeliveryDays | null | undefined }) {
  const texts = useTexts(deliveryTexts);
  if (!days) return null;
  return (
    <TotalsRow label={texts.expected}>
      {texts.days(formatWeekday(days.from), formatWeekday(days.to))}
    </TotalsRow>
  );
}
