import type { Order } from '../orders/order.ts';
import { isSold } from '../payments/payment.ts';
import { paidDay } from './sales.ts';

/** What an order counted as sold. soldScores/{orderId} stores it, so that exactly this can be taken back. */
export type SoldOrder = Pick<Order, 'lines' | 'totals'> & {
  destination: string;
  /** '2026-11-21': the Indian day of payment, which stays the day of the sale */
  day: string;
};

/** Null unless the order is paid and not refunded. */
export function soldOf(order: Order): SoldOrder | null {
  return isSold(order.payment.state) ? soldOn(paidDay(order), order) : null;
}

export function soldOn(day: string, { lines, totals, customer }: Order): SoldOrder {
  return { lines, totals, destination: customer.address.state, day };
}
