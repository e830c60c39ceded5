import type { Analytics, Margin, VariantSales } from '@kargha/domain/reports/analytics-endpoints';
import {
  FIGURE_DEFINITIONS,
  SALES_LINES,
  salesFigure,
} from '@kargha/domain/reports/figure-definitions';
import { marginPercent } from '@kargha/domain/reports/gross-margin';
import { SHOPPING_STEPS } from '@kargha/domain/reports/shopping-steps';
import { csvText } from '@kargha/domain/records/csv';

import type { AnalyticsTexts } from '../analytics-texts.ts';

/** What is read apart from the other figures, where it is shown. */
interface MoreFigures {
  variants?: VariantSales | undefined;
  margin?: Margin | undefined;
}

/** All figures of the page in one CSV file: one table below the other, amounts in rupees with two decimals. */
export function analyticsCsv(
  analytics: Analytics,
  texts: AnalyticsTexts,
  { variants, margin }: MoreFigures = {},
): string {
  const { days, crafts, origins, destinations } = analytics;
  const salesByName = (title: string, rows: Analytics['crafts']) =>
    table(
      title,
      texts.csv.names,
      rows.map(({ name, units, revenue }) => [texts.named(name), String(units), rupees(revenue)]),
    );
  return csvText([
    ...figuresTable(analytics, texts),
    ...table(
      texts.byDay,
      texts.csv.days,
      days.map(({ day, orders, revenue }) => [day, String(orders), rupees(revenue)]),
    ),
    ...funnelTables(analytics, texts),
    ...salesByName(texts.crafts, crafts),
    ...salesByName(texts.origins, origins),
    ...salesByName(texts.destinations, destinations),
    ...(margin ? marginTable(margin, texts) : []),
    ...(variants ? variantsTable(variants, texts) : []),
    ...returnsTable(analytics, texts),
    ...giftCardsTable(analytics, texts),
    ...gstTable(analytics, texts),
  ]);
}

function figuresTable({ sales, before }: Analytics, texts: AnalyticsTexts): string[][] {
  const rows = (['orders', ...SALES_LINES, 'averageOrder'] as const).map((name) => {
    const { label, definition } = FIGURE_DEFINITIONS[name];
    const values = [sales, before].map((period) => salesFigure(name, period));
    return [label, ...values.map(name === 'orders' ? String : rupees), definition];
  });
  return table(texts.figures, texts.csv.figures, rows);
}

function funnelTables({ visits, steps }: Analytics, texts: AnalyticsTexts): string[][] {
  return [
    ...table(
      texts.visits,
      texts.csv.visits,
      SHOPPING_STEPS.map((step) => [
        texts.visitSteps[step],
        ...withShare(visits[step], visits.viewed),
      ]),
    ),
    ...table(
      texts.steps,
      texts.csv.steps,
      (['opened', 'paid', 'delivered'] as const).map((step) => [
        texts[step],
        ...withShare(steps[step], steps.opened),
      ]),
    ),
  ];
}

function withShare(count: number, first: number): string[] {
  return [String(count), first === 0 ? '' : String(Math.round((count / first) * 100))];
}

function giftCardsTable({ giftCards }: Analytics, texts: AnalyticsTexts): string[][] {
  const { sold, amount, refunded } = giftCards;
  return table(texts.giftCards, texts.csv.giftCards, [
    [String(sold), rupees(amount), rupees(refunded)],
  ]);
}

function returnsTable({ returns }: Analytics, texts: AnalyticsTexts): string[][] {
  const rows = returns.map(({ reason, pieces, exchanged }) => [
    texts.reason(reason),
    String(pieces),
    String(exchanged),
  ]);
  return table(texts.returns, texts.csv.returns, rows);
}

function marginTable(margin: Margin, texts: AnalyticsTexts): string[][] {
  const { label, definition } = FIGURE_DEFINITIONS.grossMargin;
  const { months, sales, cost, unknownUnits, unknownSales, isPartial } = margin;
  const row = [
    months.join(' '),
    ...[sales, cost, sales - cost].map(rupees),
    String(marginPercent(margin) ?? ''),
    String(unknownUnits),
    rupees(unknownSales),
    isPartial ? `${definition} ${texts.marginPartial}` : definition,
  ];
  return table(label, texts.csv.margin, [row]);
}

function variantsTable({ title, variants }: VariantSales, texts: AnalyticsTexts): string[][] {
  const rows = variants.map(({ name, sku, units, revenue }) => [
    name,
    sku,
    String(units),
    rupees(revenue),
  ]);
  return table(texts.variantsOf(title), texts.csv.variants, rows);
}

function gstTable({ gst }: Analytics, texts: AnalyticsTexts): string[][] {
  const rows = gst.map(({ state, percent, taxable, cgst, sgst, igst }) => [
    state,
    String(percent),
    ...[taxable, cgst, sgst, igst].map(rupees),
  ]);
  return table(texts.gst, texts.csv.gst, rows);
}

function table(title: string, heading: readonly string[], rows: readonly string[][]): string[][] {
  return [[title], [...heading], ...rows, []];
}

/** Converts paise to rupees with two decimals. */
export function rupees(amount: number): string {
  return (amount / 100).toFixed(2);
}
