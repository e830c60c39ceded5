import {
  customerOfProfile,
  newGuest,
  newMember,
  NO_PURCHASE,
  purchaseOf,
  type Customer,
  type CustomerSale,
  type NewCustomer,
  type Purchase,
} from '@kargha/domain/people/customer';
import { paise } from '@kargha/domain/money/paise';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import {
  FieldValue,
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import {
  customerRef,
  customerSaleRef,
  customerWithId,
  guestId,
  readCustomerSale,
} from '../../records/customer-record.ts';
import { orderRef, readOrderOrSkip, type OrderRecord } from '../../records/order-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';

const NO_SALE: CustomerSale = { customerId: null, ...NO_PURCHASE };

/**
 * Updates the customer of an order, also when the order changed hands or was refunded. Works from the current
 * order; customerSales/{orderId} stores what was counted. Safe to repeat, in any order.
 */
export async function updateCustomerForOrder(orderId: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const [orderFound, saleFound] = await transaction.getAll(
      orderRef(orderId),
      customerSaleRef(orderId),
    );
    const order = orderFound ? readCustomerOrder(orderFound) : null;
    if (!order) return;
    const before = saleFound ? saleBefore(saleFound) : NO_SALE;
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

export function haveSameCustomerRow(one: UserProfile | null, other: UserProfile | null): boolean {
  const [before, after] = [one, other].map((profile) => profile && customerOfProfile(profile));
  return JSON.stringify(before) === JSON.stringify(after);
}

export function readCustomerOrder(snapshot: DocumentSnapshot): OrderRecord | null {
  const order = readOrderOrSkip(snapshot);
  // Older guest orders have an empty uid.
  return order && { ...order, uid: order.uid === '' ? null : order.uid };
}

/** The customer of an order and what it adds; no one for an order without a person. */
export function customerSaleOf(order: OrderRecord): CustomerSale {
  const purchase = purchaseOf(order);
  const { email } = order.customer;
  const owner = order.uid ?? (email === '' ? null : guestId(email));
  return owner === null || purchase.orders === 0 ? NO_SALE : { customerId: owner, ...purchase };
}

interface CustomerDocument {
  row: Customer | null;
  /** initial values; null for an existing row */
  initial: NewCustomer | null;
}

async function readPeople(
  transaction: Transaction,
  order: OrderRecord,
  ids: readonly (string | null)[],
): Promise<Map<string, CustomerDocument>> {
  const customersById = new Map<string, CustomerDocument>();
  for (const id of new Set(ids)) {
    if (id === null) continue;
    const row = await customerWithId(id, transaction);
    const initial = row ? null : await initialRow(transaction, order, id);
    if (row ?? initial) customersById.set(id, { row, initial });
  }
  return customersById;
}

async function initialRow(
  transaction: Transaction,
  order: OrderRecord,
  id: string,
): Promise<NewCustomer | null> {
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

/** A guest row without orders is deleted, unless staff wrote a note or tags. */
function isObsolete({ uid, orders, tags, note }: NewCustomer, change: number): boolean {
  return uid === null && orders + change <= 0 && tags.length === 0 && note === '';
}

function deltaOf(id: string, before: CustomerSale, after: CustomerSale): Purchase {
  const saleBefore = before.customerId === id ? before : NO_PURCHASE;
  const saleAfter = after.customerId === id ? after : NO_PURCHASE;
  return {
    orders: saleAfter.orders - saleBefore.orders,
    value: paise(saleAfter.value - saleBefore.value),
  };
}

function isSameSale(one: CustomerSale, other: CustomerSale): boolean {
  return (
    one.customerId === other.customerId && one.orders === other.orders && one.value === other.value
  );
}

function saleBefore(snapshot: DocumentSnapshot): CustomerSale {
  return readCustomerSale(snapshot) ?? NO_SALE;
}

function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}
