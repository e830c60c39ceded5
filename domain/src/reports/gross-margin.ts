import { paise, rupeesToPaise, sumPaise, type Paise } from '../money/paise.ts';
import type { ProductCosts } from '../catalogue/costing.ts';
import type { ProductSales } from './sales.ts';

type SoldProduct = Pick<ProductSales, 'productId' | 'units' | 'revenue'>;

/** Sales with a known cost, and next to them what has none. Money in paise. */
export interface GrossMargin {
  sales: Paise;
  /** of the units sold, at today's unit cost */
  cost: Paise;
  unknownUnits: number;
  unknownSales: Paise;
}

/** `costs` by product ID. Products from before a deletion have no known cost. */
export function grossMargin(
  sold: readonly SoldProduct[],
  costs: Readonly<Record<string, Pick<ProductCosts, 'unitCost'>>>,
): GrossMargin {
  const costOf = ({ productId }: SoldProduct) => costs[productId]?.unitCost ?? null;
  const known = sold.filter((one) => costOf(one) !== null);
  const unknown = sold.filter((one) => costOf(one) === null);
  const salesOf = (some: readonly SoldProduct[]) =>
    sumPaise(some.map(({ revenue }) => paise(revenue)));
  return {
    sales: salesOf(known),
    cost: sumPaise(known.map((one) => paise(one.units * rupeesToPaise(costOf(one) ?? 0)))),
    unknownUnits: unknown.reduce((sum, { units }) => sum + units, 0),
    unknownSales: salesOf(unknown),
  };
}

/** Percent of the sales with one decimal; null without sales. */
export function marginPercent({ sales, cost }: Pick<GrossMargin, 'sales' | 'cost'>): number | null {
  return sales <= 0 ? null : Math.round(((sales - cost) / sales) * 1000) / 10;
}
