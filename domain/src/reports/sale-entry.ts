import { indianDay } from '../india/indian-day.ts';
import type { Paise } from '../money/paise.ts';
import type { Order } from '../orders/order.ts';
import type { ShipmentLine } from '../orders/shipment.ts';
import { addSales, lineRevenue, netSales, NO_SALES, saleOf, type DaySales } from './sales.ts';
import { returnedLines, sumLines, type SoldLine } from './sold-lines.ts';
import { splitReturned } from './split-returned.ts';

/**
 * What an order adds to the figures of one Indian day; what went back is negative. `sale` is the order as it was
 * when it was first counted, `change` what staff removed later, `refund` one refund or balance adjustment, and
 * `end` what is left when nothing remains of the order. What was counted stays as it was, so that a closed month does
 * not change.
 */
export interface SaleEntry {
  kind: 'sale' | 'change' | 'refund' | 'end';
  /** the refund or balance adjustment */
  source?: string;
  /** '2026-11-21' */
  day: string;
  sales: DaySales;
  lines: SoldLine[];
}

export function saleEntry(order: Pick<Order, 'lines' | 'totals'>, day: string): SaleEntry {
  return { kind: 'sale', day, sales: saleOf(order), lines: linesOf(order) };
}

function linesOf({ lines, totals }: Pick<Order, 'lines' | 'totals'>): SoldLine[] {
  return sumLines(
    lines.map((line) => ({
      productId: line.productId,
      ...(line.variantId !== undefined && { variantId: line.variantId }),
      title: line.title,
      units: line.quantity,
      revenue: lineRevenue(line, totals),
    })),
  );
}

export function sumOf(entries: readonly SaleEntry[]): DaySales {
  return entries.reduce<DaySales>((sum, { sales }) => addSales(sum, sales), NO_SALES);
}

/** What goes back on a day. */
export interface Returned {
  amount: Paise;
  day: string;
  lines: readonly ShipmentLine[];
  isFirst: boolean;
  includesShipping?: boolean | undefined;
  /** everything that is left goes back */
  isWhole?: boolean;
}

export function returnedEntry(
  kind: SaleEntry['kind'],
  order: Order,
  earlier: readonly SaleEntry[],
  { amount, day, lines, isFirst, includesShipping = false, isWhole = false }: Returned,
): SaleEntry {
  const left = sumOf(earlier);
  const { net, tax, shipping } = splitReturned(
    { amount, lines, includesShipping },
    { net: netSales(left), tax: left.tax, shipping: left.shipping },
    order,
  );
  const leftLines = sumLines(earlier.flatMap((one) => one.lines));
  const sales = {
    ...NO_SALES,
    returns: net,
    tax: 0 - tax,
    shipping: 0 - shipping,
    revenue: 0 - amount,
  };
  return {
    kind,
    day,
    sales,
    lines: isWhole
      ? leftLines.map(opposite)
      : returnedLines(net, { lines: isFirst ? lines : [], valued: lines }, order, leftLines),
  };
}

export function opposite({ units, revenue, ...line }: SoldLine): SoldLine {
  return { ...line, units: 0 - units, revenue: 0 - revenue };
}

/** The Indian day of a moment, at the earliest that of the sale. */
export function laterDay(at: Date, [sale]: readonly SaleEntry[]): string {
  const day = indianDay(at);
  return sale && sale.day > day ? sale.day : day;
}
