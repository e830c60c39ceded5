import { paise, type Paise } from '../money/paise.ts';
import { goodsOf, taxPercentOf, type WorthLine } from '../orders/line-worth.ts';
import type { Order } from '../orders/order.ts';
import { taxInside } from '../pricing/included-tax.ts';
import { orderWorth } from '../pricing/price-order.ts';

/**
 * Sales of one Indian day, in paise. Net sales are goods − discount − returns, and revenue is net sales + tax +
 * shipping. Tax and shipping are lowered by what went back. `goods` are gross sales.
 */
export interface DaySales {
  orders: number;
  revenue: number;
  goods: number;
  discount: number;
  returns: number;
  shipping: number;
  tax: number;
}

/** stats/sales-{month}: sales of a month by Indian day. Days from before returns were counted lack them. */
export interface MonthSales {
  kind: 'month-sales';
  month: string;
  days: Record<string, Omit<DaySales, 'returns'> & Partial<DaySales>>;
}

/** stats/product-{month}-{productId}: sales of a product in a month. */
export interface ProductSales {
  kind: 'product-sales';
  month: string;
  productId: string;
  title: string;
  category: string;
  units: number;
  revenue: number;
  /** by Indian day and variant ID; absent without variants */
  variants?: Record<string, Record<string, SoldFigure>>;
}

/** Units and revenue without tax, in paise. */
export interface SoldFigure {
  units: number;
  revenue: number;
}

export const NO_SALES: DaySales = {
  orders: 0,
  revenue: 0,
  goods: 0,
  discount: 0,
  returns: 0,
  shipping: 0,
  tax: 0,
};

export function monthSalesId(month: string): string {
  return `sales-${month}`;
}

export function productSalesId(month: string, productId: string): string {
  return `product-${month}-${productId}`;
}

export function netSales({
  goods,
  discount,
  returns,
}: Pick<DaySales, 'goods' | 'discount' | 'returns'>): Paise {
  return paise(goods - discount - returns);
}

/** The sale of an order. Included tax is taken out of goods and shipping; the discount stays as it was given. */
export function saleOf({ totals }: Pick<Order, 'totals'>): DaySales {
  const { subtotal, discount, tax, taxIncluded, shippingTax = paise(0) } = totals;
  const inside = taxIncluded ? shippingTax : paise(0);
  const goods = taxIncluded ? paise(subtotal - (tax - inside)) : subtotal;
  const shipping = paise(totals.shipping - inside);
  const parts = { goods, discount, returns: 0, shipping, tax };
  return { orders: 1, revenue: orderWorth(totals), ...parts };
}

/** Value of an average order without tax and shipping, in paise. Returns do not lower it. */
export function averageOrder({ orders, goods, discount }: DaySales): number {
  return orders === 0 ? 0 : Math.round((goods - discount) / orders);
}

/** Value without tax, after discount. */
export function lineRevenue(
  line: WorthLine,
  { taxIncluded }: Pick<Order['totals'], 'taxIncluded'>,
): Paise {
  const goods = goodsOf(line);
  return taxIncluded ? paise(goods - taxInside(goods, taxPercentOf(line))) : goods;
}

export function addSales(one: DaySales, other: Partial<DaySales>): DaySales {
  const sum = { ...one };
  for (const name of Object.keys(NO_SALES) as (keyof DaySales)[]) sum[name] += other[name] ?? 0;
  return sum;
}

export function salesOn(days: readonly string[], months: readonly MonthSales[]): DaySales {
  return days
    .map((day) => months.find(({ month }) => day.startsWith(month))?.days[day] ?? NO_SALES)
    .reduce<DaySales>(addSales, NO_SALES);
}

/** Percent with one decimal; null when the previous value is 0 or below. */
export function changePercent(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

/** From this percentage on, the earlier figure says more than the percentage does. */
const STEEP_PERCENT = 200;

/** How to describe a change: `steep` is growth from almost nothing, `new` growth from nothing. */
export type ChangeKind = 'none' | 'new' | 'same' | 'up' | 'steep' | 'down';

export function changeKind(now: number, before: number): ChangeKind {
  const percent = changePercent(now, before);
  if (percent === null) return now > 0 ? 'new' : 'none';
  if (percent === 0) return 'same';
  if (percent < 0) return 'down';
  return percent < STEEP_PERCENT ? 'up' : 'steep';
}
