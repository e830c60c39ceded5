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

export interface OrderRecord extends Order {
  checkout: {
    /** the browser's id of the checkout */
    receipt: string;
    /** hash of lines and amount: the same receipt cannot buy something else */
    fingerprint: string;
    /** hash of the network address, if known */
    placedFrom: string | null;
    /** keyed hashes of the buyer's account, mailbox and phone: uses of a code are counted by each */
    personKeys?: string[];
    /** the only such hash in older orders */
    personKey?: string;
    /** stock units reserved while it is unpaid; absent in older orders */
    reservedUnits?: number;
  };
  /** failed payments since it was last opened; absent before the first */
  failedPayments?: { count: number; lastAt: Date };
  /** when it was last closed unpaid; absent before the first time, and in older orders */
  closedAt?: Date;
  /** hashes of the tokens that open its public page */
  trackingTokenHashes: string[];
  /** tracking numbers of its parcels, for lookup */
  awbs: string[];
  /** gateway order id of each instalment; '' for instalments that no one has started to pay */
  instalmentTwins?: string[];
  /** when someone last started to pay an instalment */
  partOpenedAt?: Date;
  /** number of voided offline payments; absent before the first */
  struckPayments?: number;
}

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

export function orderRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.orders).doc(id);
}

/** orders/{id}/private/twin: exists once an order has its gateway order, or can no longer get one. */
export function gatewayOrderRef(orderId: string): DocumentReference {
  return orderRef(orderId).collection(SUBCOLLECTIONS.private).doc('twin');
}

export function orders(): Query {
  return firestore().collection(COLLECTIONS.orders);
}

export function readOrder(snapshot: DocumentSnapshot): OrderRecord | null {
  const stored = withDates(snapshot.data()) as Omit<OrderRecord, 'id'> | undefined;
  return stored === undefined ? null : { ...stored, ...orderDefaults(stored), id: snapshot.id };
}

/** Fields that the triggers rely on, with their types. */
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

/** For triggers: returns null for an incomplete order. Throwing would make the platform retry for a week in vain. */
export function readCompleteOrder(snapshot: DocumentSnapshot): OrderRecord | null {
  const isWhole = Object.entries(COUNTED).every(
    ([path, type]) => typeof snapshot.get(path) === type,
  );
  return isWhole ? readOrder(snapshot) : null;
}

export function personKeysOf({ checkout }: Pick<OrderRecord, 'checkout'>): string[] {
  return checkout.personKeys ?? [checkout.personKey ?? ''];
}

/** Returns null for an invalid id, too. */
export async function orderWithId(id: string): Promise<OrderRecord | null> {
  return isRecordId(id) ? readOrder(await orderRef(id).get()) : null;
}

export async function findOrder(query: Query): Promise<OrderRecord | null> {
  const { docs } = await query.limit(1).get();
  return docs[0] ? readOrder(docs[0]) : null;
}

/** The order that a gateway order pays, in whole or by one instalment. */
export async function findByGatewayOrder(gatewayOrderId: string): Promise<OrderRecord | null> {
  const whole = await findOrder(orders().where('payment.gatewayOrderId', '==', gatewayOrderId));
  if (whole) return whole;
  return findOrder(orders().where('instalmentTwins', 'array-contains', gatewayOrderId));
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
    listing: orderListing({ ...order, ...changes, state: move.to }),
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
    listing: orderListing({ ...order, ...changes }),
    revision: FieldValue.increment(1),
    updatedAt: move.at,
  });
  writeEvent(transaction, order.id, order.state, { ...move, to: order.state });
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
