import { sumPaise } from '@kargha/domain/money/paise';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  guestCustomerId,
  newGuest,
  newMember,
  purchaseOf,
  type NewCustomer,
} from '@kargha/domain/people/customer';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { hashOf } from '../foundation/stable-id.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { uidOf } from './people.ts';
import { userProfiles } from './user-profile-document.ts';

const STAFF_NOTES: Readonly<Record<string, Pick<NewCustomer, 'tags' | 'note' | 'revision'>>> = {
  [uidOf('ritika')]: { tags: ['vip', 'sarees'], note: 'Calls before each festival.', revision: 1 },
};

/** customers/{id} and customerSales/{orderId}, as the server would have counted them. */
export function customerDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  const customers = new Map<string, NewCustomer>(
    userProfiles().map((profile) => [
      profile.uid,
      { ...newMember(profile), ...STAFF_NOTES[profile.uid] },
    ]),
  );
  const sales: SeedDocument[] = [];
  for (const order of orders) {
    const purchase = purchaseOf(order);
    if (purchase.orders === 0) continue;
    const id = order.uid ?? guestCustomerId(hashOf(order.customer.email.toLowerCase()));
    customers.set(id, addOrder(customers.get(id) ?? newGuest(order), order));
    sales.push(
      seedDocument(`${COLLECTIONS.customerSales}/${order.id}`, { customerId: id, ...purchase }),
    );
  }
  const rows = [...customers].map(([id, customer]) =>
    seedDocument(`${COLLECTIONS.customers}/${id}`, customer),
  );
  return [...rows, ...sales];
}

function addOrder(customer: NewCustomer, order: StoredOrder): NewCustomer {
  const { orders, value } = purchaseOf(order);
  const { lastOrderAt } = customer;
  const isLater = lastOrderAt === null || order.createdAt > lastOrderAt;
  return {
    ...customer,
    orders: customer.orders + orders,
    value: sumPaise([customer.value, value]),
    lastOrderAt: isLater ? order.createdAt : lastOrderAt,
  };
}
