import { randomBytes } from 'node:crypto';

import { array, number, optional, string, type InferOutput } from 'valibot';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { orderListing } from '@kargha/domain/orders/order-listing';
import { ORDER_NUMBER_BYTES, orderNumber } from '@kargha/domain/orders/order-number';
import { canMove, type OrderState } from '@kargha/domain/orders/order-state';
import { orderSchema, type OrderEvent } from '@kargha/domain/orders/order-schema';
import { count, time } from '@kargha/domain/api/response-fields';
import { storedObject, text, textOrNull, texts } from '@kargha/domain/records/stored-fields';

import {
  FieldValue,
  firestore,
  type DocumentReference,
  type Query,
  type Transaction,
} from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

/** What the server stores on an order besides. */
const orderRecord = storedObject({
  ...orderSchema.entries,
  checkout: storedObject({
    /** the browser's id of the checkout */
    receipt: text,
    /** hash of lines and amount: the same receipt cannot buy something else */
    fingerprint: text,
    /** hash of the network address, if known */
    placedFrom: textOrNull,
    /** keyed hashes of the buyer's account, mailbox and phone: uses of a code are counted by each */
    personKeys: optional(array(string())),
    /** the only such hash in older orders */
    personKey: optional(string()),
    /** stock units reserved while it is unpaid; absent in older orders */
    reservedUnits: optional(number()),
  }),
  /** failed payments since it was last opened; absent before the first */
  failedPayments: optional(storedObject({ count, lastAt: time })),
  /** when it was last closed unpaid; absent before the first time, and in older orders */
  closedAt: optional(time),
  /** hashes of the tokens that open its public page */
  trackingTokenHashes: texts,
  /** tracking numbers of its parcels, for lookup */
  awbs: texts,
  /** tracking numbers that were corrected or cancelled; absent before the first */
  changedAwbs: optional(array(string())),
  /** every gateway order of its instalments, for lookup; those of instalments that were reduced stay in it */
  instalmentGatewayOrders: optional(array(string())),
  /** when someone last started to pay an instalment */
  partOpenedAt: optional(time),
  /** numbers of invoices that were cancelled on the tax portal */
  cancelledInvoices: optional(array(string())),
  /** number of voided offline payments; absent before the first */
  struckPayments: optional(count),
});
export type OrderRecord = InferOutput<typeof orderRecord>;

export const {
  ref: orderRef,
  query: orders,
  read: readOrder,
  readEach: readEachOrder,
  readAll: readOrders,
  readOrSkip: readOrderOrSkip,
  find: orderWithId,
} = storedDocuments({ collection: COLLECTIONS.orders, schema: orderRecord, ids: ['id'] });

export interface OrderMove {
  /** id of the event, so that the same cause is written once */
  cause: string;
  to: OrderState;
  what: string;
  by: string;
  at: Date;
  note?: string;
  visibleToCustomer?: boolean;
}

/** orders/{id}/private/twin: exists once an order has its gateway order, or can no longer get one. */
export function gatewayOrderRef(orderId: string): DocumentReference {
  return orderRef(orderId).collection(SUBCOLLECTIONS.private).doc('twin');
}

export function personKeysOf({ checkout }: Pick<OrderRecord, 'checkout'>): string[] {
  return checkout.personKeys ?? [checkout.personKey ?? ''];
}

export async function findOrder(query: Query): Promise<OrderRecord | null> {
  const { docs } = await query.limit(1).get();
  return docs[0] ? readOrder(docs[0]) : null;
}

/** The order that a gateway order pays, in whole or by one instalment. */
export async function findByGatewayOrder(gatewayOrderId: string): Promise<OrderRecord | null> {
  const whole = await findOrder(orders().where('payment.gatewayOrderId', '==', gatewayOrderId));
  if (whole) return whole;
  return findOrder(orders().where('instalmentGatewayOrders', 'array-contains', gatewayOrderId));
}

/** createOrder claims the number; the transaction retries with another one if it is taken. */
export function newOrderNumber(): string {
  return orderNumber(randomBytes(ORDER_NUMBER_BYTES));
}

/** Creates an order with its first event and claims its number; fails when the number is taken. */
export function createOrder(transaction: Transaction, order: OrderRecord, move: OrderMove): void {
  const { id, ...stored } = order;
  const taken = firestore().collection(COLLECTIONS.orderNumbers).doc(order.number);
  transaction.create(taken, { orderId: id });
  transaction.create(orderRef(id), { ...stored, listing: orderListing(order) });
  writeEvent(transaction, id, null, move);
}

/**
 * Moves an order to another state, with its changes and event. Throws for a transition that is not allowed:
 * callers check the state in the same transaction first.
 */
export function moveOrder(
  transaction: Transaction,
  order: OrderRecord,
  move: OrderMove,
  changes: Readonly<Record<string, unknown>> = {},
): void {
  if (!canMove(order.state, move.to)) {
    throw new Error(`An order cannot go from ${order.state} to ${move.to}.`);
  }
  const firstTime = order.stateTimes[move.to] ? {} : { [`stateTimes.${move.to}`]: move.at };
  transaction.update(orderRef(order.id), {
    ...changes,
    ...firstTime,
    state: move.to,
    listing: orderListing({ ...changedFields(order, changes), state: move.to }),
    revision: FieldValue.increment(1),
    updatedAt: move.at,
  });
  writeEvent(transaction, order.id, order.state, move);
}

/** Changes an order without changing its state, and writes the event. */
export function updateOrder(
  transaction: Transaction,
  order: OrderRecord,
  move: Omit<OrderMove, 'to'>,
  changes: Readonly<Record<string, unknown>>,
): void {
  transaction.update(orderRef(order.id), {
    ...changes,
    listing: orderListing(changedFields(order, changes)),
    revision: FieldValue.increment(1),
    updatedAt: move.at,
  });
  writeEvent(transaction, order.id, order.state, { ...move, to: order.state });
}

/** Changes of a payment name its fields: `payment.method`. */
function changedFields(order: OrderRecord, changes: Readonly<Record<string, unknown>>) {
  const payment = Object.entries(changes)
    .filter(([path]) => path.startsWith('payment.'))
    .map(([path, value]) => [path.slice('payment.'.length), value] as const);
  return {
    ...order,
    ...changes,
    payment: { ...order.payment, ...Object.fromEntries(payment) },
  };
}

/** Adds another event to the order's history. */
export function addOrderEvent(
  transaction: Transaction,
  { id, state }: OrderRecord,
  event: Omit<OrderMove, 'to'>,
): void {
  writeEvent(transaction, id, state, { ...event, to: state });
}

function writeEvent(
  transaction: Transaction,
  orderId: string,
  from: OrderState | null,
  move: OrderMove,
): void {
  const { cause, to, what, by, at, note = '', visibleToCustomer = true } = move;
  const event: OrderEvent = { what, from, to, by, note, visibleToCustomer, at };
  transaction.create(orderRef(orderId).collection(SUBCOLLECTIONS.events).doc(cause), event);
}
