import type { Order } from '../orders/order.ts';
import { isSold } from '../payments/payment.ts';
import { paidDay } from './sales.ts';

/** What of an order counts as sold; soldScores/{orderId} keeps it, so that exactly this is taken out again. */
export type SoldOrder = Pick<Order, 'lines' | 'totals'> & {
  /** the state that it goes to */
  destination: string;
  /** '2026-11-21', the day in India on which it was paid and whose sales it is part of, whatever becomes of it */
  day: string;
};

/** What an order counts with as it stands now: nothing unless it was paid and the money was not given back. */
export function soldOf(order: Order): SoldOrder | null {
  return isSold(order.payment.state) ? soldOn(paidDay(order), order) : null;
}

/** What an order counts with on a day in India, '2026-11-21'. */
export function soldOn(day: string, { lines, totals, customer }: Order): SoldOrder {
  return { lines, totals, destination: customer.address.state, day };
}
