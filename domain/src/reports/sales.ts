import { indianDay } from '../india/indian-day.ts';
import type { Order } from '../orders/order.ts';
import { goodsOf, taxPercentOf, type WorthLine } from '../orders/line-worth.ts';
import { paise, type Paise } from '../money/paise.ts';
import { taxInside } from '../pricing/included-tax.ts';
import { orderWorth } from '../pricing/price-order.ts';

/** Sales of one Indian day, in paise. revenue = goods − discount + shipping + tax. */
export interface DaySales {
  orders: number;
  revenue: number;
  goods: number;
  discount: number;
  shipping: number;
  tax: number;
}

/** stats/sales-{month}: sales of a month by Indian day. */
export interface MonthSales {
  kind: 'month-sales';
  month: string;
  days: Record<string, DaySales>;
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
}

export const NO_SALES: DaySales = {
  orders: 0,
  revenue: 0,
  goods: 0,
  discount: 0,
  shipping: 0,
  tax: 0,
};

export function monthSalesId(month: string): string {
  return `sales-${month}`;
}

export function productSalesId(month: string, productId: string): string {
  return `product-${month}-${productId}`;
}

/** The Indian day of full payment; the day of creation when it is unknown. */
export function paidDay({
  payment,
  instalments,
  stateTimes,
  createdAt,
}: Pick<Order, 'payment' | 'instalments' | 'stateTimes' | 'createdAt'>): string {
  const placed = instalments ? undefined : stateTimes.placed;
  return indianDay(payment.paidAt ?? placed ?? createdAt);
}

/** Included tax is taken out of goods and shipping; the discount stays as it was given. */
export function saleOf({ totals }: Pick<Order, 'totals'>): DaySales {
  const { subtotal, discount, tax, taxIncluded, shippingTax = paise(0) } = totals;
  const inside = taxIncluded ? shippingTax : paise(0);
  const goods = taxIncluded ? paise(subtotal - (tax - inside)) : subtotal;
  const shipping = paise(totals.shipping - inside);
  return { orders: 1, revenue: orderWorth(totals), goods, discount, shipping, tax };
}

/** Value without tax, after discount. */
export function lineRevenue(
  line: WorthLine,
  { taxIncluded }: Pick<Order['totals'], 'taxIncluded'>,
): Paise {
  const goods = goodsOf(line);
  return taxIncluded ? paise(goods - taxInside(goods, taxPercentOf(line))) : goods;
}

export function addSales(one: DaySales, other: DaySales): DaySales {
  return {
    orders: one.orders + other.orders,
    revenue: one.revenue + other.revenue,
    goods: one.goods + other.goods,
    discount: one.discount + other.discount,
    shipping: one.shipping + other.shipping,
    tax: one.tax + other.tax,
  };
}

export function salesOn(days: readonly string[], months: readonly MonthSales[]): DaySales {
  return days
    .map((day) => months.find(({ month }) => day.startsWith(month))?.days[day] ?? NO_SALES)
    .reduce(addSales, NO_SALES);
}

/** Percent with one decimal; null when the previous value is 0. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
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
