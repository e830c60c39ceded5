import { paiseToRupees } from '@kargha/domain/paise';
import { ORDER_STATE_LABELS } from '@kargha/domain/order-state';

import type { ListedOrder } from './listed-order.ts';

const HEADINGS = ['Order ID', 'Customer', 'Email', 'Amount (INR)', 'Status', 'Date', 'Items'];

/** The orders as a CSV file for spreadsheets: quoted where needed, and never a formula. */
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
  return [HEADINGS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

/** A customer called `=HYPERLINK(…)` must stay a name when the file is opened. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
