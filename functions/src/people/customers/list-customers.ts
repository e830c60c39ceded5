import {
  nameKeyOf,
  type Customer,
  type CustomerQuery,
  type CustomerSort,
} from '@kargha/domain/people/customer';
import type { CustomerRow } from '@kargha/domain/people/customer-endpoints';

import { readPrefixPage, type PrefixFilter } from '../../http/prefix-page.ts';
import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot, type Query } from '../../platform/firestore.ts';
import { customerRef, customers, readCustomerOrSkip } from '../../records/customer-record.ts';

const FIELDS: Record<CustomerSort, string> = {
  newest: 'createdAt',
  value: 'value',
  lastOrder: 'lastOrderAt',
};

/** Customers by prefix search, or sorted. */
export function listCustomers(customerQuery: CustomerQuery): Promise<CursorPage<CustomerRow>> {
  const { search, sort, size, cursor } = customerQuery;
  const page = { cursor, size, documentRef: customerRef, rowOf };
  if (search !== '') {
    return readPrefixPage({
      ...page,
      all: filtered(customerQuery),
      prefixes: prefixFilters(search),
    });
  }
  return readPage({
    ...page,
    query: filtered(customerQuery)
      .orderBy(FIELDS[sort], 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
  });
}

/** Null for a search, which matches several fields. */
export async function countCustomers(customerQuery: CustomerQuery): Promise<number | null> {
  if (customerQuery.search !== '') return null;
  return (await filtered(customerQuery).count().get()).data().count;
}

function prefixFilters(search: string): PrefixFilter[] {
  return [
    { field: 'nameKey', text: nameKeyOf(search) },
    { field: 'email', text: search.toLowerCase() },
    { field: 'phone', text: search.replaceAll(/[\s-]/g, '') },
  ];
}

function filtered({ kind, tag }: Pick<CustomerQuery, 'kind' | 'tag'>): Query {
  const byKind = kind === '' ? customers() : customers().where('kind', '==', kind);
  return tag === '' ? byKind : byKind.where('tags', 'array-contains', tag);
}

function rowOf(snapshot: DocumentSnapshot): CustomerRow | null {
  const customer = readCustomerOrSkip(snapshot);
  return customer && customerRow(customer);
}

export function customerRow({ nameKey: _, ...customer }: Customer): CustomerRow {
  return customer;
}
