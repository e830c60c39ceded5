import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  PURCHASE_ORDER_STATE_LABELS,
  purchaseOrderSchema,
  type PurchaseOrder,
} from '@kargha/domain/stock/purchase-order';
import type {
  PurchaseOrderDetails,
  PurchaseOrderRow,
} from '@kargha/domain/stock/purchase-order-endpoints';

import { conflict, notFound } from '../http/errors.ts';
import type { Transaction } from '../platform/firestore.ts';
import { writeAudit, type StaffAction } from './audit-record.ts';
import { storedDocuments } from './stored-documents.ts';

export interface PurchaseOrderAction extends StaffAction {
  id: string;
  revision: number;
}

export const {
  ref: purchaseOrderRef,
  query: purchaseOrders,
  readEach: readEachPurchaseOrder,
  readOrSkip: readPurchaseOrderOrSkip,
  find: purchaseOrderWithId,
} = storedDocuments({
  collection: COLLECTIONS.purchaseOrders,
  schema: purchaseOrderSchema,
  ids: ['id'],
});

/** Throws 404 not_found. */
export async function findPurchaseOrder(
  id: string,
  transaction?: Transaction,
): Promise<PurchaseOrder> {
  const order = await purchaseOrderWithId(id, transaction);
  if (!order) throw notFound('We could not find this purchase order.');
  return order;
}

/** Throws 409 stale when the order has changed since. */
export function refuseStale(order: PurchaseOrder, { revision }: PurchaseOrderAction): void {
  if (order.revision === revision) return;
  const message = 'Someone else has just changed this purchase order. Please check it again.';
  throw conflict('stale', message, { state: order.state, revision: order.revision });
}

/** Throws 409 not_allowed in other states. */
export function refuseUnless(
  { state }: PurchaseOrder,
  states: readonly PurchaseOrder['state'][],
): void {
  if (states.includes(state)) return;
  const status = state === 'draft' ? 'a draft' : PURCHASE_ORDER_STATE_LABELS[state].toLowerCase();
  throw conflict('not_allowed', `This is not possible: the purchase order is ${status}.`, {
    state,
  });
}

type Changes = Partial<
  Omit<PurchaseOrder, 'id' | 'number' | 'revision' | 'createdAt' | 'updatedAt'>
>;

interface OrderChange {
  action: string;
  changes: Changes;
  reason?: string;
}

/** Writes a change with its audit row and increments the revision. */
export function changePurchaseOrder(
  transaction: Transaction,
  order: PurchaseOrder,
  { action, changes, reason = '' }: OrderChange,
  { by, at }: StaffAction,
): PurchaseOrder {
  const stored = { ...changes, revision: order.revision + 1, updatedAt: at };
  transaction.update(purchaseOrderRef(order.id), stored);
  const before = Object.fromEntries(Object.entries(order).filter(([field]) => field in changes));
  const target = purchaseOrderRef(order.id).path;
  writeAudit(transaction, { action, target, actor: by, before, after: changes, reason, at });
  return { ...order, ...stored };
}

export function purchaseOrderRow(order: PurchaseOrder): PurchaseOrderRow {
  const { id, number, supplierName, state, expectedAt, total } = order;
  return { id, number, supplierName, state, expectedAt, total };
}

/** The response of every action. */
export function purchaseOrderDetails({
  invoiceMonths: _months,
  updatedAt: _changed,
  requestHash: _request,
  ...purchaseOrder
}: PurchaseOrder): { purchaseOrder: PurchaseOrderDetails } {
  return { purchaseOrder };
}
