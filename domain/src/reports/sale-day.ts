import { indianDay } from '../india/indian-day.ts';
import type { Order } from '../orders/order.ts';
import { isOnTerms } from '../payments/added-balance.ts';
import { isPaid } from '../payments/payment.ts';
import type { CreditSaleDay } from './credit-sales.ts';

type Sold = Pick<
  Order,
  'state' | 'stateTimes' | 'closedBy' | 'payment' | 'instalments' | 'createdAt'
>;

/** True for an order that was a sale, also when it was cancelled or refunded later. */
export function isSale({ state, stateTimes, closedBy, payment, instalments }: Sold): boolean {
  if (state === 'pending_payment' || state === 'expired' || closedBy === 'shortfall') return false;
  if (state === 'cancelled' && !stateTimes.placed && !instalments) return false;
  return instalments !== undefined || isPaid(payment.state);
}

/** The day on which an order counts; null while it does not. `invoicedAt`: its tax invoice, null without one. */
export function saleDay(
  order: Sold,
  creditSales: CreditSaleDay,
  invoicedAt: Date | null,
): string | null {
  if (!isSale(order)) return null;
  if (isOnTerms(order) && creditSales === 'invoiced') return invoicedAt && indianDay(invoicedAt);
  return placedDay(order);
}

/** An order with payment terms is placed when its offer is accepted. */
export function placedDay({
  instalments,
  stateTimes,
  createdAt,
}: Pick<Order, 'instalments' | 'stateTimes' | 'createdAt'>): string {
  return indianDay((isOnTerms({ instalments }) ? undefined : stateTimes.placed) ?? createdAt);
}
