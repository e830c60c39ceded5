import {
  nameKeyOf,
  type Customer,
  type CustomerQuery,
  type CustomerRow,
  type CustomerSort,
} from '@kargha/domain/customer';

import { readPage, type CursorPage } from '../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot, type Query } from '../platform/firestore.ts';
import { customerRef, customers, readCustomer } from '../records/customer-record.ts';

const FIELDS: Record<CustomerSort, string> = {
  newest: 'createdAt',
  value: 'value',
  lastOrder: 'lastOrderAt',
};

/** Above every character that a name has: the end of all texts with the same beginning. */
const LAST_CHARACTER = '\uf8ff';

/** Customers by the beginning of what is searched, or page by page in the wanted order. */
export async function listCustomers(asked: CustomerQuery): Promise<CursorPage<CustomerRow>> {
  const { search, sort, size, cursor } = asked;
  if (search !== '') return { rows: await beginningWith(asked), nextCursor: null };
  return readPage({
    query: narrowed(asked).orderBy(FIELDS[sort], 'desc').orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size,
    placeOf: customerRef,
    rowOf,
  });
}

/** One page of the people whose name, e-mail or phone begins so; who wants others, types more. */
async function beginningWith(asked: CustomerQuery): Promise<CustomerRow[]> {
  const { search, size } = asked;
  const beginnings: [field: string, text: string][] = [
    ['nameKey', nameKeyOf(search)],
    ['email', search.toLowerCase()],
    ['phone', search.replaceAll(/[\s-]/g, '')],
  ];
  const answers = await Promise.all(
    beginnings.map(([field, text]) =>
      narrowed(asked)
        .orderBy(field)
        .startAt(text)
        .endAt(text + LAST_CHARACTER)
        .limit(size)
        .get(),
    ),
  );
  const found = answers.flatMap(({ docs }) => docs.flatMap((snapshot) => rowOf(snapshot) ?? []));
  return [...new Map(found.map((row) => [row.id, row])).values()].slice(0, size);
}

/** Those of one kind, with one tag. */
function narrowed({ kind, tag }: Pick<CustomerQuery, 'kind' | 'tag'>): Query {
  const ofKind = kind === '' ? customers() : customers().where('kind', '==', kind);
  return tag === '' ? ofKind : ofKind.where('tags', 'array-contains', tag);
}

function rowOf(snapshot: DocumentSnapshot): CustomerRow | null {
  const customer = readCustomer(snapshot);
  return customer && customerRow(snapshot.id, customer);
}

/** A customer as a row of the list: times as text. */
export function customerRow(id: string, customer: Customer): CustomerRow {
  const { nameKey, lastOrderAt, createdAt, ...same } = customer;
  return {
    ...same,
    id,
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
