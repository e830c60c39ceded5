import {
  CUSTOMER_KINDS,
  type CustomerChange,
  type CustomerDetails,
  type CustomerOrder,
  type CustomerRow,
} from '@kargha/domain/people/customer';
import { ORDER_STATES } from '@kargha/domain/orders/order-state';
import { COMPANY_STATES } from '@kargha/domain/people/user-profile';
import { addressFrom } from '#lib/documents/customer-fields.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export type CustomerFilter = Readonly<Record<'search' | 'kind' | 'tag' | 'sort', string>>;

export async function listCustomers(
  filter: CustomerFilter & { size?: string },
  cursor: string,
): Promise<ListPage<CustomerRow>> {
  const fields = storedFields(
    await callStaffApi(`/customers?${buildQuery({ ...filter, cursor })}`),
  );
  return {
    rows: fields.parts('rows').map(customerRow),
    nextCursor: fields.text('nextCursor') || null,
  };
}

export async function readCustomer(id: string): Promise<CustomerDetails> {
  const fields = storedFields(await callStaffApi(`/customers/${encodeURIComponent(id)}`));
  return {
    customer: customerRow(fields.part('customer')),
    orders: fields.parts('orders').map(orderRow),
    addresses: fields.parts('addresses').map(address),
    gstNumber: fields.text('gstNumber'),
    isSuspended: fields.flag('isSuspended', false),
  };
}

/** Saves tags and note. @throws ApiError stale, invalid */
export async function changeCustomer(id: string, body: CustomerChange): Promise<CustomerRow> {
  const path = `/customers/${encodeURIComponent(id)}`;
  return customerRow(
    storedFields(await callStaffApi(path, { method: 'PUT', body })).part('customer'),
  );
}

function customerRow(fields: StoredFields): CustomerRow {
  return {
    id: fields.text('id'),
    uid: fields.text('uid') || null,
    kind: fields.choice('kind', CUSTOMER_KINDS),
    name: fields.text('name'),
    email: fields.text('email'),
    phone: fields.text('phone'),
    companyName: fields.text('companyName'),
    companyState: fields.has('companyState') ? fields.choice('companyState', COMPANY_STATES) : null,
    orders: fields.number('orders'),
    value: fields.number('value'),
    lastOrderAt: fields.text('lastOrderAt') || null,
    tags: fields.texts('tags'),
    note: fields.text('note'),
    revision: fields.number('revision'),
    createdAt: fields.text('createdAt'),
  };
}

function orderRow(fields: StoredFields): CustomerOrder {
  return {
    id: fields.text('id'),
    number: fields.text('number'),
    state: fields.choice('state', ORDER_STATES),
    total: fields.number('total'),
    createdAt: fields.text('createdAt'),
  };
}

function address(fields: StoredFields): CustomerDetails['addresses'][number] {
  return {
    name: fields.text('name'),
    phone: fields.text('phone'),
    ...addressFrom(fields),
  };
}
