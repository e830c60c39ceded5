import type { Analytics } from '@kargha/domain/analytics';
import { csvText } from '#lib/csv.ts';

import type { AnalyticsTexts } from '../analytics-texts.ts';

/** Every figure of the screen as one file: tables one below the other, rupees with two decimals. */
export function analyticsCsv(analytics: Analytics, texts: AnalyticsTexts): string {
  const { days, crafts, origins, destinations, gst } = analytics;
  const named = (title: string, rows: Analytics['crafts']) =>
    table(
      title,
      texts.csv.names,
      rows.map(({ name, units, revenue }) => [name, String(units), rupees(revenue)]),
    );
  return csvText([
    ...table(
      texts.byDay,
      texts.csv.days,
      days.map(({ day, orders, revenue }) => [day, String(orders), rupees(revenue)]),
    ),
    ...named(texts.crafts, crafts),
    ...named(texts.origins, origins),
    ...named(texts.destinations, destinations),
    ...table(
      texts.gst,
      texts.csv.gst,
      gst.map(({ state, percent, taxable, cgst, sgst, igst }) => [
        state,
        String(percent),
        ...[taxable, cgst, sgst, igst].map(rupees),
      ]),
    ),
  ]);
}

function table(title: string, heading: readonly string[], rows: readonly string[][]): string[][] {
  return [[title], [...heading], ...rows, []];
}

function rupees(amount: number): string {
  return (amount / 100).toFixed(2);
}
