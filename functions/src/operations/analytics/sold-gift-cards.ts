import { addDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import type { AnalyticsQuery } from '@kargha/domain/reports/analytics';
import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';

import { AggregateField } from '../../platform/firestore.ts';
import { giftCardSales } from '../../records/gift-card-sale-record.ts';

/**
 * Gift cards sold to shoppers, and money that went back for them, in paise: each on its own day. It is no sale of goods:
 * what is bought with a card counts when it is bought (CGST Act s. 12(4)).
 */
export async function soldGiftCards({
  from,
  to,
}: Pick<AnalyticsQuery, 'from' | 'to'>): Promise<Analytics['giftCards']> {
  const [start, end] = [startOfIndianDay(from), startOfIndianDay(addDays(to, 1))];
  const within = (time: string) => giftCardSales().where(time, '>=', start).where(time, '<', end);
  const [paid, back] = await Promise.all([
    within('paidAt')
      .aggregate({ sold: AggregateField.count(), amount: AggregateField.sum('amount') })
      .get(),
    within('refundedAt')
      .aggregate({ refunded: AggregateField.sum('refunded') })
      .get(),
  ]);
  return { ...paid.data(), ...back.data() };
}
