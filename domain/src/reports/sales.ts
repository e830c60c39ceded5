import { indianDay } from '../india/indian-day.ts';
import type { Order } from '../orders/order.ts';
import { sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import { orderWorth } from '../pricing/pricing.ts';

/** What was sold on one day in India: money in paise. revenue = goods − discount + shipping + tax. */
export interface DaySales {
  orders: number;
  revenue: number;
  goods: number;
  discount: number;
  shipping: number;
  tax: number;
}

/** stats/sales-{month}: the sales of a month by day, both as '2026-11-21' and '2026-11' in India. */
export interface MonthSales {
  kind: 'month-sales';
  month: string;
  days: Record<string, DaySales>;
}

/** stats/product-{month}-{productId}: what a month sold of one product. */
export interface ProductSales {
  kind: 'product-sales';
  month: string;
  productId: string;
  title: string;
  category: string;
  units: number;
  /** paise, without tax */
  revenue: number;
}

/** The figures of a day without a sale. */
export const NO_SALES: DaySales = {
  orders: 0,
  revenue: 0,
  goods: 0,
  discount: 0,
  shipping: 0,
  tax: 0,
};

/** The document of stats/ that holds a month's sales; `month` as '2026-11'. */
export function monthSalesId(month: string): string {
  return `sales-${month}`;
}

/** The document of stats/ that holds a product's sales in a month; `month` as '2026-11'. */
export function productSalesId(month: string, productId: string): string {
  return `product-${month}-${productId}`;
}

/** The day in India on which an order was paid in full; the day on which it was made where nothing else is known. */
export function paidDay({
  payment,
  instalments,
  stateTimes,
  createdAt,
}: Pick<Order, 'payment' | 'instalments' | 'stateTimes' | 'createdAt'>): string {
  const placed = instalments ? undefined : stateTimes.placed;
  return indianDay(payment.paidAt ?? placed ?? createdAt);
}

/** What a paid order adds to its day. */
export function saleOf({ totals }: Pick<Order, 'totals'>): DaySales {
  const { subtotal, discount, shipping, tax } = totals;
  return { orders: 1, revenue: orderWorth(totals), goods: subtotal, discount, shipping, tax };
}

/** What a line adds to its product: its value without tax, after the discount. */
export function lineRevenue({
  unitPrice,
  quantity,
  discount,
}: Pick<Order['lines'][number], 'unitPrice' | 'quantity' | 'discount'>): Paise {
  return sumPaise([timesPaise(unitPrice, quantity), timesPaise(discount, -1)]);
}

/** The figures of two spans together. */
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

/** The sales of these days together. */
export function salesOn(days: readonly string[], months: readonly MonthSales[]): DaySales {
  return days
    .map((day) => months.find(({ month }) => day.startsWith(month))?.days[day] ?? NO_SALES)
    .reduce(addSales, NO_SALES);
}

/** How far a figure lies above or below the one before, in percent with one decimal; null when there was none. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}
