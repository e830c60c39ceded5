import type { CustomerDetails, CustomerOrder } from '@kargha/domain/people/customer-endpoints';
import { orderWorth } from '@kargha/domain/pricing/price-order';

import { notFound, type HttpError } from '../../http/errors.ts';
import type { Query } from '../../platform/firestore.ts';
import { customerWithId } from '../../records/customer-record.ts';
import { orders, type OrderRecord, readOrders } from '../../records/order-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { customerRow } from './list-customers.ts';

const MAX_ORDERS = 20;

/** Throws 404. */
export async function customerPage(id: string): Promise<CustomerDetails> {
  const customer = await customerWithId(id);
  if (!customer) throw noSuchCustomer();
  const { uid, email } = customer;
  const customerOrders: Query =
    uid === null
      ? orders().where('uid', '==', null).where('customer.email', '==', email)
      : orders().where('uid', '==', uid);
  const [latest, profile] = await Promise.all([
    customerOrders.orderBy('createdAt', 'desc').limit(MAX_ORDERS).get(),
    uid === null ? null : userRef(uid).get().then(readUser),
  ]);
  const found = readOrders(latest.docs);
  return {
    customer: customerRow(customer),
    orders: found.map(orderRow),
    addresses: profile ? profile.addresses : addressesOf(found),
    gstNumber: profile?.gstNumber ?? '',
    isSuspended: profile?.suspended === true,
  };
}

export function noSuchCustomer(): HttpError {
  return notFound('We could not find this customer.');
}

function addressesOf([last]: readonly OrderRecord[]): CustomerDetails['addresses'] {
  if (!last) return [];
  const { name, phone, address } = last.customer;
  return [{ name, phone, ...address }];
}

function orderRow({ id, number, state, totals, createdAt }: OrderRecord): CustomerOrder {
  return { id, number, state, total: orderWorth(totals), createdAt };
}
