import type { ChangedOrder } from '@kargha/domain/orders/changed-order';
import type { Order } from '@kargha/domain/orders/order';
import { ORDER_STATE_LABELS, type OrderState } from '@kargha/domain/orders/order-state';
import { isRecordId } from '@kargha/domain/records/record-id';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { HttpError, notFound } from '../http/errors.ts';
import { inTransaction, type Transaction } from '../platform/firestore.ts';
import { writeAudit } from './audit-record.ts';
import { moveOrder, updateOrder, orderRef, readOrder, type OrderRecord } from './order-record.ts';

export type { ChangedOrder };

export interface StaffChange {
  orderId: string;
  revision: number;
  actor: string;
  at: Date;
}

export interface Step {
  action: string;
  to: OrderState;
  what: string;
  actor: string;
  at: Date;
  note: string;
  visibleToCustomer?: boolean;
}

/**
 * Changes an order in one transaction if it is still as staff saw it. Throws 404 not_found, and 409 stale when
 * someone else or a payment update was faster.
 */
export function changeByStaff<Done>(
  { orderId, revision }: StaffChange,
  work: (transaction: Transaction, order: OrderRecord) => Promise<Done>,
): Promise<Done> {
  return inTransaction(async (transaction) => {
    const order = await requireOrder(transaction, orderId);
    if (revisionOf(order) !== revision) throw stale(order);
    return work(transaction, order);
  });
}

/** Throws 404 not_found. */
export async function requireOrder(
  transaction: Transaction,
  orderId: string,
): Promise<OrderRecord> {
  const plain = isRecordId(orderId);
  const order = plain ? readOrder(await transaction.get(orderRef(orderId))) : null;
  if (!order) throw unknownOrder();
  return order;
}

/** 404 not_found, for every route that names an order. */
export function unknownOrder(): HttpError {
  return notFound(orderMessages.order_not_found());
}

export function revisionOf({ revision = 0 }: Pick<Order, 'revision'>): number {
  return revision;
}

export function recordStep(
  transaction: Transaction,
  order: OrderRecord,
  step: Step,
  changes: Readonly<Record<string, unknown>> = {},
): ChangedOrder {
  const { action, to, actor, at, note } = step;
  const revision = revisionOf(order) + 1;
  const move = { ...step, by: actor, cause: `${revision}-${action}` };
  if (to === order.state) updateOrder(transaction, order, move, changes);
  else moveOrder(transaction, order, move, changes);
  const [before, after] = [{ state: order.state }, { state: to }];
  const row = { action: `order.${action}`, target: `orders/${order.id}`, actor, before, after };
  writeAudit(transaction, { ...row, reason: note, at }, `${order.id}_${revision}-${action}`);
  return { id: order.id, number: order.number, state: to, revision };
}

export function notAllowed({ state }: Pick<Order, 'state'>, message?: string): HttpError {
  const now = ORDER_STATE_LABELS[state].toLowerCase();
  return new HttpError(409, 'not_allowed', message ?? orderMessages.not_allowed({ state: now }), {
    state,
  });
}

function stale({ state, revision = 0 }: OrderRecord): HttpError {
  const now = ORDER_STATE_LABELS[state].toLowerCase();
  return new HttpError(409, 'stale', orderMessages.order_stale({ state: now }), {
    state,
    revision,
  });
}
