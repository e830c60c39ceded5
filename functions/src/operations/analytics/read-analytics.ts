import {
  breakdownOn,
  daysBetween,
  type AnalyticsQuery,
  type DayBreakdown,
} from '@kargha/domain/reports/analytics';
import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { addDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { isSold, PAYMENT_STATES } from '@kargha/domain/payments/payment';
import { salesOn, type SoldFigure } from '@kargha/domain/reports/sales';
import { stepsOn } from '@kargha/domain/reports/shopping-steps';

import { orders } from '../../records/order-record.ts';
import { MONTHS, monthsOfDays, readMonths } from '../../records/sales/stored-stats.ts';
import { AggregateField } from '../../platform/firestore.ts';
import { giftCardSales } from '../../records/gift-card-sale-record.ts';

/** The rest is summed up as "Others". */
const MAX_NAMES = 10;

/**
 * Figures for a range of days, from monthly totals, three counts and two sums. A year reads at most 55 documents, regardless
 * of the number of orders.
 */
export async function readAnalytics(range: AnalyticsQuery): Promise<Analytics> {
  const days = daysBetween(range);
  const earlier = daysBefore(range, days.length);
  const [sales, breakdowns, visits, steps, giftCards] = await Promise.all([
    readMonths(MONTHS.sales, monthsOfDays([...earlier, ...days])),
    readMonths(MONTHS.breakdown, monthsOfDays(days)),
    readMonths(MONTHS.steps, monthsOfDays(days)),
    countSteps(range),
    soldGiftCards(range),
  ]);
  const sold = salesOn(days, sales);
  const breakdown = breakdownOn(days, breakdowns);
  return {
    sales: sold,
    before: salesOn(earlier, sales),
    days: days.map((day) => {
      const { revenue, orders: count } = salesOn([day], sales);
      return { day, revenue, orders: count };
    }),
    steps,
    visits: stepsOn(days, visits),
    crafts: ranked(breakdown.crafts),
    origins: ranked(breakdown.origins),
    destinations: ranked(breakdown.destinations),
    returns: Object.entries(breakdown.returns)
      .map(([reason, pieces]) => ({
        ...{ reason, pieces },
        exchanged: breakdown.exchanges?.[reason] ?? 0,
      }))
      .sort((one, other) => other.pieces - one.pieces),
    gst: gstRows(breakdown.gst),
    giftCards,
  };
}

function daysBefore({ from }: AnalyticsQuery, count: number): string[] {
  return daysBetween({ from: addDays(from, -count), to: addDays(from, -1) });
}

async function countSteps({ from, to }: AnalyticsQuery) {
  const opened = orders()
    .where('createdAt', '>=', startOfIndianDay(from))
    .where('createdAt', '<', startOfIndianDay(addDays(to, 1)));
  const [all, paid, delivered] = await Promise.all([
    opened.count().get(),
    // Sales count on the day of payment, which may be long after the order was placed.
    opened.where('payment.state', 'in', PAYMENT_STATES.filter(isSold)).count().get(),
    opened.where('state', 'in', ['delivered', 'returned']).count().get(),
  ]);
  return {
    opened: all.data().count,
    paid: paid.data().count,
    delivered: delivered.data().count,
  };
}

function ranked(figures: Record<string, SoldFigure>): Analytics['crafts'] {
  const all = Object.entries(figures)
    .map(([name, figure]) => ({ name, ...figure }))
    .filter(({ units }) => units > 0)
    .sort((one, other) => other.revenue - one.revenue);
  const rest = all.slice(MAX_NAMES);
  if (rest.length === 0) return all;
  const sum = (field: keyof SoldFigure) => rest.reduce((total, one) => total + one[field], 0);
  return [
    ...all.slice(0, MAX_NAMES),
    { name: 'Others', units: sum('units'), revenue: sum('revenue') },
  ];
}

function gstRows(gst: DayBreakdown['gst']): Analytics['gst'] {
  return Object.entries(gst)
    .map(([key, figure]) => {
      const [percent = '0', state = ''] = key.split('|');
      return { percent: Number(percent), state, ...figure };
    })
    .sort((one, other) => other.percent - one.percent || one.state.localeCompare(other.state));
}

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
