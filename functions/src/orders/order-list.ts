import { pieceCount } from '@kargha/domain/orders/order';
import type { OrderListQuery } from '@kargha/domain/orders/order-list';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { orderWorth } from '@kargha/domain/pricing/price-order';

import type { CursorPage } from '../http/cursor-page.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { findOrders } from './order-query.ts';

/** One page of the list of orders. Throws 400 invalid for an invalid cursor. */
export async function listOrders(
  { sort, size, cursor, ...filter }: OrderListQuery,
  now: Date,
): Promise<CursorPage<OrderRow>> {
  const { found, nextCursor } = await findOrders({ filter, sort, size, cursor, now });
  return { rows: found.map(rowOf), nextCursor };
}

function rowOf(order: OrderRecord): OrderRow {
  const { id, number, customer, totals, state, payment, reviewReasons, revision = 0 } = order;
  return {
    id,
    number,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    worth: orderWorth(totals),
    state,
    payment: payment.state,
    createdAt: order.createdAt,
    pieces: pieceCount(order),
    reviewReasons,
    invoiceNumber: order.invoiceNumber ?? '',
    tags: order.tags ?? [],
    revision,
  };
}
