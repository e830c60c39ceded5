import { paiseToRupees } from '@kargha/domain/paise';
import { ORDER_STATE_LABELS } from '@kargha/domain/order-state';
import { csvText } from '#lib/csv.ts';

import type { ListedOrder } from './listed-order.ts';

const HEADINGS = ['Order ID', 'Customer', 'Email', 'Amount (INR)', 'Status', 'Date', 'Items'];

/** The orders as a CSV file for spreadsheets. */
export function ordersCsv(orders: readonly ListedOrder[]): string {
  const rows = orders.map((order) => [
    order.number,
    order.name,
    order.email,
    String(paiseToRupees(order.total)),
    ORDER_STATE_LABELS[order.state],
    order.createdAt.toISOString(),
    String(order.pieces),
  ]);
  return csvText([HEADINGS, ...rows]);
}
