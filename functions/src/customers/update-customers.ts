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
interface CustomerSale extends Purchase {
  customerId: string | null;
}

const NO_SALE: CustomerSale = { customerId: null, ...NO_PURCHASE };

/**
 * Counts an order for its customer, or for the next one when it changed hands, or takes it out again. It looks at the
 * order as it is now, and customerSales/{orderId} says what was counted: however often and in whatever order it is
 * called, each order counts once.
 */
export async function updateCustomerForOrder(orderId: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const [orderFound, saleFound] = await transaction.getAll(
      orderRef(orderId),
      customerSaleRef(orderId),
    );
    const order = orderFound ? readCustomerOrder(orderFound) : null;
    if (!order) return;
    const before = saleFound ? readSale(saleFound) : NO_SALE;
    const next = customerSaleOf(order);
    const customersById = await readPeople(transaction, order, [
      before.customerId,
      next.customerId,
    ]);
    const after = next.customerId !== null && customersById.has(next.customerId) ? next : NO_SALE;
    if (isSameSale(before, after)) return;
    transaction.set(customerSaleRef(orderId), after);
    for (const [id, customerDocument] of customersById) {
      const change = { ...deltaOf(id, before, after) };
      applyChange(transaction, customerDocument, { id, order, ...change });
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
export function customerSaleOf(order: OrderRecord): CustomerSale {
  const purchase = purchaseOf(order);
  const { email } = order.customer;
  const owner = order.uid ?? (email === '' ? null : guestId(email));
  return owner === null || purchase.orders === 0 ? NO_SALE : { customerId: owner, ...purchase };
}

/** A row that is there, or that has to be made. */
interface CustomerDocument {
  row: Customer | null;
  /** what the row begins with; null for somebody who has a row */
  initial: Customer | null;
}

/** Those of these customers who are there, or can be: an account that was closed cannot. */
async function readPeople(
  transaction: Transaction,
  order: OrderRecord,
  ids: readonly (string | null)[],
): Promise<Map<string, CustomerDocument>> {
  const customersById = new Map<string, CustomerDocument>();
  for (const id of new Set(ids)) {
    if (id === null) continue;
    const row = readCustomer(await transaction.get(customerRef(id)));
    const initial = row ? null : await initialRow(transaction, order, id);
    if (row ?? initial) customersById.set(id, { row, initial });
  }
  return customersById;
}

async function initialRow(
  transaction: Transaction,
  order: OrderRecord,
  id: string,
): Promise<Customer | null> {
  if (order.uid === null) return id === guestId(order.customer.email) ? newGuest(order) : null;
  if (id !== order.uid) return null;
  const profile = readUser(await transaction.get(userRef(id)));
  return profile && newMember(profile);
}

interface CustomerUpdate extends Purchase {
  id: string;
  order: OrderRecord;
}

function applyChange(
  transaction: Transaction,
  { row, initial }: CustomerDocument,
  { id, order, orders, value }: CustomerUpdate,
): void {
  const customer = row ?? initial;
  if (!customer) return;
  if (isObsolete(customer, orders)) {
    transaction.delete(customerRef(id));
    return;
  }
  const bought = orders > 0 || value > 0;
  const lastOrderAt = bought ? later(customer.lastOrderAt, order.createdAt) : customer.lastOrderAt;
  if (initial) {
    transaction.create(customerRef(id), { ...initial, orders, value, lastOrderAt });
    return;
  }
  const increments = { orders: FieldValue.increment(orders), value: FieldValue.increment(value) };
  transaction.update(customerRef(id), { ...increments, lastOrderAt });
}

/** A guest without orders is nobody's customer, unless staff have written something about them. */
function isObsolete({ uid, orders, tags, note }: Customer, change: number): boolean {
  return uid === null && orders + change <= 0 && tags.length === 0 && note === '';
}

function deltaOf(id: string, before: CustomerSale, after: CustomerSale): Purchase {
  const saleBefore = before.customerId === id ? before : NO_PURCHASE;
  const saleAfter = after.customerId === id ? after : NO_PURCHASE;
  return {
    orders: saleAfter.orders - saleBefore.orders,
    value: saleAfter.value - saleBefore.value,
  };
}

function isSameSale(one: CustomerSale, other: CustomerSale): boolean {
  return (
    one.customerId === other.customerId && one.orders === other.orders && one.value === other.value
  );
}

function readSale(snapshot: DocumentSnapshot): CustomerSale {
  return { ...NO_SALE, ...(snapshot.data() as Partial<CustomerSale> | undefined) };
}

function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}
