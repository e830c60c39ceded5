import { indianMoment } from '@kargha/domain/india/indian-clock';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { ORDERS_PER_EXPORT_PAGE } from '@kargha/domain/orders/order-list';
import { ORDER_STATE_LABELS } from '@kargha/domain/orders/order-state';
import { paiseToRupees } from '@kargha/domain/money/paise';
import { exportCsv } from '#lib/files/csv-export.ts';

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

/** Saves all matching orders as a CSV file, page by page. Returns false when `isStopped` stopped it. */
export function exportOrders(
  { filter, name }: { filter: OrderFilter; name: string },
  onProgress: (count: number) => void,
  isStopped: () => boolean,
): Promise<boolean> {
  const pageFilter = { ...filter, size: String(ORDERS_PER_EXPORT_PAGE) };
  const read = (cursor: string) => readOrders(pageFilter, cursor);
  return exportCsv({ name, head: HEADINGS, read, cells: cellsOf }, onProgress, isStopped);
}

function cellsOf(order: OrderRow): string[] {
  return [
    order.number,
    order.name,
    order.email,
    order.phone,
    String(paiseToRupees(order.worth)),
    ORDER_STATE_LABELS[order.state],
    order.payment,
    indianMoment(order.createdAt),
    String(order.pieces),
    order.invoiceNumber,
  ];
}
