import {
  customerOfProfile,
  newGuest,
  newMember,
  NO_PURCHASE,
  purchaseOf,
  type Customer,
  type Purchase,
} from '@kargha/domain/people/customer';
import type { UserProfile } from '@kargha/domain/people/user-profile';

import {
  FieldValue,
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import { customerRef, customerSaleRef, guestId, readCustomer } from '../records/customer-record.ts';
import { orderRef, readCompleteOrder, type OrderRecord } from '../records/order-record.ts';
import { readUser, userRef } from '../records/user-record.ts';

/** What customerSales/{orderId} remembers. */
interface Counted extends Purchase {
  customerId: string | null;
}

const NOTHING: Counted = { customerId: null, ...NO_PURCHASE };

/**
 * Counts an order for its customer, or for the next one when it changed hands, or takes it out again. It looks at the
 * order as it is now, and customerSales/{orderId} says what was counted: however often and in whatever order it is
 * called, each order counts once.
 */
export async function updateCustomerForOrder(orderId: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const [orderFound, markFound] = await transaction.getAll(
      orderRef(orderId),
      customerSaleRef(orderId),
    );
    const order = orderFound ? readCustomerOrder(orderFound) : null;
    if (!order) return;
    const before = markFound ? readMark(markFound) : NOTHING;
    const wanted = customerSaleOf(order);
    const people = await readPeople(transaction, order, [before.customerId, wanted.customerId]);
    const after = wanted.customerId !== null && people.has(wanted.customerId) ? wanted : NOTHING;
    if (isSame(before, after)) return;
    transaction.set(customerSaleRef(orderId), after);
    for (const [id, person] of people) {
      const sum = { ...deltaOf(id, before, after) };
      settle(transaction, person, { id, order, ...sum });
    }
  });
}

/** The profile of a person was written: their row follows, or goes with them. */
export async function updateCustomerForProfile(uid: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const [profileFound, rowFound] = await transaction.getAll(userRef(uid), customerRef(uid));
    const profile = profileFound ? readUser(profileFound) : null;
    if (!profile) {
      transaction.delete(customerRef(uid));
    } else if (rowFound?.exists) {
      transaction.update(customerRef(uid), customerOfProfile(profile));
    } else {
      transaction.create(customerRef(uid), newMember(profile));
    }
  });
}

/** True when two states of a profile show the same row. */
export function haveSameCustomerRow(one: UserProfile | null, other: UserProfile | null): boolean {
  const [before, after] = [one, other].map((profile) => profile && customerOfProfile(profile));
  return JSON.stringify(before) === JSON.stringify(after);
}

/** The order in a document; null when there is none that can be counted. */
export function readCustomerOrder(snapshot: DocumentSnapshot): OrderRecord | null {
  const order = readCompleteOrder(snapshot);
  // Older orders of guests have an empty owner.
  return order && { ...order, uid: order.uid === '' ? null : order.uid };
}

/** Whom an order counts for, and with what; an order without a person counts for nobody. */
export function customerSaleOf(order: OrderRecord): Counted {
  const purchase = purchaseOf(order);
  const { email } = order.customer;
  const owner = order.uid ?? (email === '' ? null : guestId(email));
  return owner === null || purchase.orders === 0 ? NOTHING : { customerId: owner, ...purchase };
}

/** A row that is there, or that has to be made. */
interface Person {
  row: Customer | null;
  /** what the row begins with; null for somebody who has a row */
  fresh: Customer | null;
}

/** Those of these customers who are there, or can be: an account that was closed cannot. */
async function readPeople(
  transaction: Transaction,
  order: OrderRecord,
  ids: readonly (string | null)[],
): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  for (const id of new Set(ids)) {
    if (id === null) continue;
    const row = readCustomer(await transaction.get(customerRef(id)));
    const fresh = row ? null : await freshRow(transaction, order, id);
    if (row ?? fresh) people.set(id, { row, fresh });
  }
  return people;
}

async function freshRow(
  transaction: Transaction,
  order: OrderRecord,
  id: string,
): Promise<Customer | null> {
  if (order.uid === null) return id === guestId(order.customer.email) ? newGuest(order) : null;
  if (id !== order.uid) return null;
  const profile = readUser(await transaction.get(userRef(id)));
  return profile && newMember(profile);
}

interface Settling extends Purchase {
  id: string;
  order: OrderRecord;
}

function settle(
  transaction: Transaction,
  { row, fresh }: Person,
  { id, order, orders, value }: Settling,
): void {
  const known = row ?? fresh;
  if (!known) return;
  if (isOver(known, orders)) {
    transaction.delete(customerRef(id));
    return;
  }
  const bought = orders > 0 || value > 0;
  const lastOrderAt = bought ? later(known.lastOrderAt, order.createdAt) : known.lastOrderAt;
  if (fresh) {
    transaction.create(customerRef(id), { ...fresh, orders, value, lastOrderAt });
    return;
  }
  const sums = { orders: FieldValue.increment(orders), value: FieldValue.increment(value) };
  transaction.update(customerRef(id), { ...sums, lastOrderAt });
}

/** A guest without orders is nobody's customer, unless staff have written something about them. */
function isOver({ uid, orders, tags, note }: Customer, change: number): boolean {
  return uid === null && orders + change <= 0 && tags.length === 0 && note === '';
}

function deltaOf(id: string, before: Counted, after: Counted): Purchase {
  const was = before.customerId === id ? before : NO_PURCHASE;
  const is = after.customerId === id ? after : NO_PURCHASE;
  return { orders: is.orders - was.orders, value: is.value - was.value };
}

function isSame(one: Counted, other: Counted): boolean {
  return (
    one.customerId === other.customerId && one.orders === other.orders && one.value === other.value
  );
}

function readMark(snapshot: DocumentSnapshot): Counted {
  return { ...NOTHING, ...(snapshot.data() as Partial<Counted> | undefined) };
}

function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}
