import { daysBetween, type AnalyticsQuery } from '@kargha/domain/reports/analytics';
import type { Margin } from '@kargha/domain/reports/analytics-endpoints';
import { grossMargin } from '@kargha/domain/reports/gross-margin';

import { costsOf } from '../../records/costing-record.ts';
import { monthsOfDays, readProductSales, stats } from '../../records/sales/stored-stats.ts';

/** Monthly figures of products, the best-selling first. Each product's cost is one more read. */
const MAX_FIGURES = 500;

/** The months of a range, since products are counted by month. */
export async function readMargin(range: AnalyticsQuery): Promise<Margin> {
  const months = monthsOfDays(daysBetween(range));
  const { docs } = await stats()
    .where('kind', '==', 'product-sales')
    .where('month', 'in', months)
    .orderBy('revenue', 'desc')
    .limit(MAX_FIGURES)
    .get();
  const sold = docs.flatMap((one) => readProductSales(one) ?? []);
  const costs = await costsOf([...new Set(sold.map(({ productId }) => productId))]);
  return { months, ...grossMargin(sold, costs), isPartial: docs.length === MAX_FIGURES };
}
