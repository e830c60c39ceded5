import { randomBytes } from 'node:crypto';

import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { orderListing } from '@kargha/domain/orders/order-listing';
import { orderDefaults } from '@kargha/domain/orders/order-defaults';
import { ORDER_NUMBER_BYTES, orderNumber } from '@kargha/domain/orders/order-number';
import { canMove, type OrderState } from '@kargha/domain/orders/order-state';
import type { Order, OrderEvent } from '@kargha/domain/orders/order';
import { isRecordId } from '@kargha/domain/records/record-id';

import {
  FieldValue,
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from '../platform/firestore.ts';

/** An order with what only the server needs to know of it. */
export interface OrderRecord extends Order {
  checkout: {
    /** the browser's own id of the checkout */
    receipt: string;
    /** hash of the lines and the amount; the same receipt cannot buy something else */
    fingerprint: string;
    /** hash of the network address that it came from, if it is known */
    placedFrom: string | null;
    /** keyed hashes of who buys, by account, mailbox and phone: uses of a code are counted by each */
    personKeys?: string[];
    /** the one such hash of older orders */
    personKey?: string;
    /** units of stock that it reserves while it is unpaid; absent in older orders */
    reservedUnits?: number;
  };
  /** payments that failed since it was last opened; absent before the first */
  failedPayments?: { count: number; lastAt: Date };
  /** when it was last closed unpaid; absent before the first time, and in older orders */
  closedAt?: Date;
  /** hashes of the tokens that open the public view of the order */
  trackingTokenHashes: string[];
  /** the parcels' numbers, so that an order can be found by them */
  awbs: string[];
  /** the gateway's id of each part's order, in the plan's order; empty texts for parts that nobody began to pay */
  instalmentTwins?: string[];
  /** when somebody last began to pay a part */
  partOpenedAt?: Date;
  /** how often staff have struck a payment that they had recorded by mistake; absent before the first */
  struckPayments?: number;
}

/** A move of an order, and what is written down about it. */
export interface OrderMove {
  /** names the event, so that the same cause is written once */
  cause: string;
  to: OrderState;
  what: string;
  by: string;
  at: Date;
  note?: string;
  visibleToCustomer?: boolean;
}

export function orderRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.orders).doc(id);
}

/** orders/{id}/private/twin: is there once an order has its twin at the gateway, or can no longer get its first one. */
export function gatewayOrderRef(orderId: string): DocumentReference {
  return orderRef(orderId).collection(SUBCOLLECTIONS.private).doc('twin');
}

export function orders(): Query {
  return firestore().collection(COLLECTIONS.orders);
}

/** The order in a document; null when there is none. */
export function readOrder(snapshot: DocumentSnapshot): OrderRecord | null {
  const stored = withDates(snapshot.data()) as Omit<OrderRecord, 'id'> | undefined;
  return stored === undefined ? null : { ...stored, ...orderDefaults(stored), id: snapshot.id };
}

/** What everything that follows orders counts or quotes, and its type. */
const COUNTED: Readonly<Record<string, string>> = {
  'payment.state': 'string',
  'payment.captured': 'number',
  'payment.refunded': 'number',
  'totals.total': 'number',
  'customer.email': 'string',
  'customer.address': 'object',
  stateTimes: 'object',
  lines: 'object',
};

/**
 * The order in a document that a trigger was told of; null when there is none, or one that lacks what others follow: no
 * further try could mend that, and the platform would try for a week.
 */
export function readCompleteOrder(snapshot: DocumentSnapshot): OrderRecord | null {
  const isWhole = Object.entries(COUNTED).every(
    ([path, type]) => typeof snapshot.get(path) === type,
  );
  return isWhole ? readOrder(snapshot) : null;
}

/** The keys under which the uses of an order's code are counted. */
export function personKeysOf({ checkout }: Pick<OrderRecord, 'checkout'>): string[] {
  return checkout.personKeys ?? [checkout.personKey ?? ''];
}

/** The order with this id; null when there is none, or when it cannot be an id. */
export async function orderWithId(id: string): Promise<OrderRecord | null> {
  return isRecordId(id) ? readOrder(await orderRef(id).get()) : null;
}

/** The one order that answers a query; null when none does. */
export async function findOrder(query: Query): Promise<OrderRecord | null> {
  const { docs } = await query.limit(1).get();
  return docs[0] ? readOrder(docs[0]) : null;
}

/** The order that an order of the gateway pays, wholly or one part of it. */
export async function findByGatewayOrder(gatewayOrderId: string): Promise<OrderRecord | null> {
  const whole = await findOrder(orders().where('payment.gatewayOrderId', '==', gatewayOrderId));
  if (whole) return whole;
  return findOrder(orders().where('instalmentTwins', 'array-contains', gatewayOrderId));
}

/** A number for a new order. createOrder takes it, and a transaction that meets a taken one runs again with another. */
export function newOrderNumber(): string {
  return orderNumber(randomBytes(ORDER_NUMBER_BYTES));
}

/**
 * Writes a new order and its first event, and takes its number: whoever creates a number that is taken fails, so that two
 * orders never have one, and nobody has to look for it before.
 */
export function createOrder(transaction: Transaction, order: OrderRecord, move: OrderMove): void {
  const { id, ...stored } = order;
  const taken = firestore().collection(COLLECTIONS.orderNumbers).doc(order.number);
  transaction.create(taken, { orderId: id });
  transaction.create(orderRef(id), { ...stored, listing: orderListing(order) });
  writeEvent(transaction, id, null, move);
}

/**
 * Moves an order along the table of allowed moves, with the changes that belong to the move, and writes the event.
 * Throws when the table does not allow it: callers look at the state in the same transaction first.
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
    listing: orderListing({ ...order, ...changes, state: move.to }),
    revision: FieldValue.increment(1),
    updatedAt: move.at,
  });
  writeEvent(transaction, order.id, order.state, move);
}

/** Changes an order that stays in its state, and writes why. */
export function updateOrder(
  transaction: Transaction,
  order: OrderRecord,
  move: Omit<OrderMove, 'to'>,
  changes: Readonly<Record<string, unknown>>,
): void {
  transaction.update(orderRef(order.id), {
    ...changes,
    listing: orderListing({ ...order, ...changes }),
    revision: FieldValue.increment(1),
    updatedAt: move.at,
  });
  writeEvent(transaction, order.id, order.state, { ...move, to: order.state });
}

/** Writes one more thing into the history of an order, beside the event of its own change. */
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
