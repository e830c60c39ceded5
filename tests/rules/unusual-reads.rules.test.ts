import {
  and,
  average,
  collection,
  collectionGroup,
  doc,
  documentId,
  DocumentReference,
  endAt,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  limit,
  onSnapshot,
  or,
  orderBy,
  query,
  runTransaction,
  startAt,
  sum,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { isAllowed } from './access-table.ts';
import { DATABASE, documentName, restAsAsha } from './firestore-rest.ts';
import { draftOf, PROFILES } from './sample-profiles.ts';
import { as, writeDocuments } from './rules-fixtures.ts';

const orderOf = (uid: string) => ({ uid, number: 'KG-7Q4MX2VT', state: 'placed', total: 900 });
const MOST = limit(100);

beforeEach(() =>
  writeDocuments({
    ...PROFILES,
    'orders/o1': orderOf('asha'),
    'orders/o2': orderOf('ravi'),
    'orders/o2/events/e1': { visibleToCustomer: true },
    'payments/p1': { uid: 'asha', amount: 900 },
    'quotes/q1': draftOf('meera'),
    'quotes/q1/messages/m1': { from: 'shop', text: 'Thank you.' },
    'products/p1': { status: 'active', restricted: true, accessCodeId: 'firm', price: 1 },
    'products/p1/private/costing': { unitCost: 1 },
    'users/ravi/private/cart': { lines: [] },
  }),
);

type Ask = (db: Firestore) => Query;
const orders = (db: Firestore) => collection(db, 'orders');
const mine = where('uid', '==', 'asha');
const his = where('uid', '==', 'ravi');

const FORBIDDEN: Record<string, Ask> = {
  'the orders of another': (db) => query(orders(db), his, MOST),
  'mine or those of another': (db) => query(orders(db), or(mine, his), MOST),
  'mine or any placed order': (db) =>
    query(orders(db), or(mine, where('state', '==', 'placed')), MOST),
  'those that are not mine': (db) => query(orders(db), where('uid', '!=', 'asha'), MOST),
  'those of no one but': (db) => query(orders(db), where('uid', 'not-in', ['boss']), MOST),
  'an order by its id in a filter': (db) =>
    query(orders(db), where(documentId(), '==', 'o2'), MOST),
  'orders by a list of ids': (db) =>
    query(orders(db), where(documentId(), 'in', ['o1', 'o2']), MOST),
  'an order between cursors': (db) =>
    query(orders(db), orderBy(documentId()), startAt('o2'), endAt('o2'), MOST),
  'all people by role': (db) => query(collection(db, 'users'), where('role', '==', 'admin'), MOST),
  'myself by a list of all': (db) => query(collection(db, 'users'), mine, MOST),
  'another person’s private documents': (db) => query(collection(db, 'users/ravi/private'), MOST),
  'my own private documents by a list': (db) => query(collection(db, 'users/asha/private'), MOST),
  'my payments': (db) => query(collection(db, 'payments'), mine, MOST),
  'my rows of the log': (db) => query(collection(db, 'audit'), where('actor', '==', 'asha'), MOST),
  'my consents': (db) => query(collection(db, 'consents'), mine, MOST),
  'drafts of orders for me': (db) => query(collection(db, 'draftOrders'), mine, MOST),
  'the numbers of orders': (db) => query(collection(db, 'orderNumbers'), MOST),
  'a request for an offer of another': (db) => query(collection(db, 'quotes'), MOST),
  'a product by its code': (db) =>
    query(collection(db, 'products'), where('accessCodeId', '==', 'firm'), MOST),
  'a product by mine or that of another': (db) =>
    query(
      collection(db, 'products'),
      and(
        where('status', '==', 'active'),
        or(where('restricted', '==', false), where('price', '==', 1)),
      ),
      MOST,
    ),
  'every private document of the shop': (db) => query(collectionGroup(db, 'private'), MOST),
  'every event of the shop': (db) =>
    query(collectionGroup(db, 'events'), where('visibleToCustomer', '==', true), MOST),
  'every message of the shop': (db) => query(collectionGroup(db, 'messages'), MOST),
  'every offer of the shop': (db) => query(collectionGroup(db, 'versions'), MOST),
  'my orders as a group': (db) => query(collectionGroup(db, 'orders'), mine, MOST),
  'all people as a group': (db) => query(collectionGroup(db, 'users'), MOST),
};

describe.each(Object.entries(FORBIDDEN))('a customer cannot read %s', (_name, ask) => {
  test('as documents, counts, sums or listeners', async () => {
    const asked = ask(as('asha'));
    expect(await isAllowed(getDocs(asked))).toBe(false);
    expect(await isAllowed(getCountFromServer(asked))).toBe(false);
    const sums = { sum: sum('total'), mean: average('amount') };
    expect(await isAllowed(getAggregateFromServer(asked, sums))).toBe(false);
    expect(await isAllowed(followed(asked))).toBe(false);
  });
});

const OTHERS = [
  'users/ravi',
  'users/boss',
  'users/ravi/private/cart',
  'orders/o2',
  'orders/o2/events/e1',
  'payments/p1',
  'quotes/q1',
  'quotes/q1/messages/m1',
  'products/p1/private/costing',
  'orders/not-there',
];

test.each(OTHERS)('refuses %s in transactions, listeners and combined queries', async (path) => {
  const db = as('asha');
  const read = runTransaction(db, (transaction) => transaction.get(doc(db, path)));
  expect(await isAllowed(read)).toBe(false);
  expect(await isAllowed(followed(doc(db, path)))).toBe(false);
  const documents = [documentName('users/asha'), documentName(path)];
  const { status, text } = await restAsAsha('POST', `${DATABASE}/documents:batchGet`, {
    documents,
  });
  expect(status).toBe(403);
  expect(text).not.toContain('fullName');
});

test.each([
  ['GET', 'documents/users?pageSize=1&showMissing=true', undefined],
  ['GET', 'documents/users/ravi?mask.fieldPaths=email', undefined],
  ['GET', 'documents/users/asha/private?pageSize=1', undefined],
  ['GET', 'documents/orders?pageSize=1&mask.fieldPaths=number', undefined],
  ['POST', 'documents:listCollectionIds', {}],
  ['POST', 'documents/users/ravi:listCollectionIds', {}],
  [
    'POST',
    'documents:runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'orders' }], limit: 5 },
        aggregations: [{ alias: 'n', count: {} }],
      },
    },
  ],
  [
    'POST',
    'documents:runQuery',
    { structuredQuery: { from: [{ collectionId: 'users' }], select: { fields: [] }, limit: 5 } },
  ],
])('refuses %s %s over REST', async (method, path, body) => {
  const { status } = await restAsAsha(method, `${DATABASE}/${path}`, body);
  expect(status).toBe(403);
});

test('refuses queries with an offset', async () => {
  const own = { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: 'asha' } };
  const orders = { from: [{ collectionId: 'orders' }], where: { fieldFilter: own }, limit: 1 };
  const asked = async (offset: object) => {
    const structuredQuery = { ...orders, ...offset };
    return (await restAsAsha('POST', `${DATABASE}/documents:runQuery`, { structuredQuery })).status;
  };
  expect([await asked({}), await asked({ offset: 0 })]).toEqual([200, 200]);
  expect([await asked({ offset: 1 }), await asked({ offset: 1_000_000 })]).toEqual([403, 403]);
});

test('allows counts and listeners on own documents', async () => {
  const db = as('asha');
  const own = query(orders(db), mine, MOST);
  expect((await getCountFromServer(own)).data().count).toBe(1);
  expect(await isAllowed(followed(own))).toBe(true);
  const both = or(
    and(mine, where('state', '==', 'placed')),
    and(mine, where('state', '==', 'sent')),
  );
  expect((await getDocs(query(orders(db), both, MOST))).size).toBe(1);
});

function followed(asked: Query | DocumentReference): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop =
      asked instanceof DocumentReference
        ? onSnapshot(
            asked,
            end(() => resolve()),
            end(reject),
          )
        : onSnapshot(
            asked,
            end(() => resolve()),
            end(reject),
          );
    function end<Answer>(settle: (answer: Answer) => void) {
      return (answer: Answer) => {
        queueMicrotask(() => stop());
        settle(answer);
      };
    }
  });
}
