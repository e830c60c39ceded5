import type { OrderRow } from '@kargha/domain/order-list';
import { ORDERS_PER_EXPORT_PAGE } from '@kargha/domain/order-list';
import { ORDER_STATE_LABELS } from '@kargha/domain/order-state';
import { paiseToRupees } from '@kargha/domain/paise';
import { csvText } from '#lib/csv.ts';

import { readOrders } from '../data/order-list-api.ts';
import type { OrderFilter } from './order-filter.ts';

const HEADINGS = [
  'Order ID',
  'Customer',
  'Email',
  'Phone',
  'Amount (INR)',
  'Status',
  'Payment',
  'Date',
  'Items',
  'Invoice',
];

/** The orders as a CSV file for spreadsheets. */
export function ordersCsv(orders: readonly OrderRow[]): string {
  const rows = orders.map((order) => [
    order.number,
    order.name,
    order.email,
    order.phone,
    String(paiseToRupees(order.worth)),
    ORDER_STATE_LABELS[order.state],
    order.payment,
    order.createdAt,
    String(order.pieces),
    order.invoiceNumber,
  ]);
  return csvText([HEADINGS, ...rows]);
}

/**
 * Every order that the filter leaves, page by page; `onProgress` hears how many there are so far. Null once `isStopped`
 * says so. @throws ApiError
 */
export async function readAllOrders(
  filter: OrderFilter,
  onProgress: (count: number) => void,
  isStopped: () => boolean,
): Promise<OrderRow[] | null> {
  const all: OrderRow[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    if (isStopped()) return null;
    const asked = { ...filter, size: String(ORDERS_PER_EXPORT_PAGE) };
    const page: Awaited<ReturnType<typeof readOrders>> = await readOrders(asked, cursor);
    all.push(...page.rows);
    onProgress(all.length);
    cursor = page.nextCursor;
  }
  return isStopped() ? null : all;
}
