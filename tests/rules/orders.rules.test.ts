import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { isAllowed, OWNED_BY_ASHA, testAccess, type Target } from './access-table.ts';
import { PROFILES } from './people.ts';
import { as, given } from './rules-world.ts';

const ashas = { uid: 'asha', number: 'KG-7Q4MX2VT', state: 'placed' };

const owned = (path: string, data: object = ashas): Target => ({
  path,
  data,
  where: OWNED_BY_ASHA,
  change: { state: 'delivered' },
});

testAccess('an order', owned('orders/o1'), { asha: 'get list', admin: 'get list' });

testAccess(
  "a guest's order",
  { path: 'orders/o1', data: { ...ashas, uid: null }, where: [where('uid', '==', null)] },
  { admin: 'get list' },
);

const event = { what: 'order.placed', visibleToCustomer: true };
const visible = [where('visibleToCustomer', '==', true)];

testAccess(
  'what has happened to an order',
  { path: 'orders/o1/events/e1', data: event, given: { 'orders/o1': ashas }, where: visible },
  { asha: 'get list', admin: 'get list' },
);

testAccess(
  'what staff have noted on an order for themselves',
  {
    path: 'orders/o1/events/e1',
    data: { ...event, visibleToCustomer: false },
    given: { 'orders/o1': ashas },
    where: [where('visibleToCustomer', '==', false)],
  },
  { admin: 'get list' },
);

testAccess(
  "what has happened to a guest's order",
  {
    path: 'orders/o1/events/e1',
    data: event,
    given: { 'orders/o1': { ...ashas, uid: null } },
    where: visible,
  },
  { admin: 'get list' },
);

for (const papers of ['invoices', 'creditNotes', 'returns', 'tickets']) {
  testAccess(`one of the ${papers}`, owned(`${papers}/x1`), {
    asha: 'get list',
    admin: 'get list',
  });
}

testAccess(
  'a ticket of somebody without an account',
  { path: 'tickets/t1', data: { uid: null, message: 'Hello' }, where: [where('uid', '==', null)] },
  { admin: 'get list' },
);

describe('lists of orders', () => {
  beforeEach(() => given({ ...PROFILES, 'orders/o1': ashas }));

  const list = (actor: 'asha' | 'admin', ...filters: Parameters<typeof query>[1][]) =>
    isAllowed(getDocs(query(collection(as(actor), 'orders'), ...filters, limit(10))));

  test('show a shopper their own alone, staff all', async () => {
    expect(await list('asha')).toBe(false);
    expect(await list('asha', where('uid', 'in', ['asha']))).toBe(true);
    expect(await list('asha', where('uid', 'in', ['asha', 'ravi']))).toBe(false);
    expect(await list('asha', where('uid', '>=', 'asha'))).toBe(false);
    expect(await list('asha', where('state', '==', 'placed'))).toBe(false);
    expect(await list('asha', where('uid', '==', 'asha'), where('state', '==', 'placed'))).toBe(
      true,
    );
    expect(await list('admin')).toBe(true);
  });
});
