import { paise } from '@kargha/domain/money/paise';
import type { PurchaseOrderQuery } from '@kargha/domain/stock/purchase-order-requests';
import { indianMonth, startOfIndianDay } from '@kargha/domain/india/indian-day';
import {
  OPEN_PURCHASE_ORDER_STATES,
  type PurchaseOrderFilter,
  type PurchaseOrderState,
} from '@kargha/domain/stock/purchase-order';
import type {
  PurchaseOrderRow,
  PurchaseTotals,
} from '@kargha/domain/stock/purchase-order-endpoints';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { AggregateField, FieldPath, type Query } from '../../platform/firestore.ts';
import {
  purchaseOrderRef,
  purchaseOrderRow,
  purchaseOrders,
  readPurchaseOrderOrSkip,
} from '../../records/purchase-order-record.ts';

const PER_PAGE = 50;

const STATES: Record<PurchaseOrderFilter, readonly PurchaseOrderState[]> = {
  all: [],
  open: OPEN_PURCHASE_ORDER_STATES,
  received: ['received'],
  cancelled: ['cancelled'],
};

export function listPurchaseOrders({
  filter,
  cursor,
}: PurchaseOrderQuery): Promise<CursorPage<PurchaseOrderRow>> {
  return readPage({
    query: inStates(STATES[filter])
      .orderBy('createdAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: purchaseOrderRef,
    rowOf: (snapshot) => {
      const order = readPurchaseOrderOrSkip(snapshot);
      return order && purchaseOrderRow(order);
    },
  });
}

/** Open orders, orders received this month in India, and the cost of all but cancelled orders. */
export async function purchaseTotals(now: Date): Promise<PurchaseTotals> {
  const month = startOfIndianDay(`${indianMonth(now)}-01`);
  const [open, received, value] = await Promise.all([
    inStates(OPEN_PURCHASE_ORDER_STATES).count().get(),
    inStates(['received']).where('receivedAt', '>=', month).count().get(),
    inStates([...OPEN_PURCHASE_ORDER_STATES, 'received'])
      .aggregate({ value: AggregateField.sum('total') })
      .get(),
  ]);
  return {
    open: open.data().count,
    receivedThisMonth: received.data().count,
    value: paise(value.data().value),
  };
}

function inStates(states: readonly PurchaseOrderState[]): Query {
  return states.length === 0 ? purchaseOrders() : purchaseOrders().where('state', 'in', states);
}
