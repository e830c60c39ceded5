import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { isAllowed, testAccess, type Target } from './access-table.ts';
import { EVERYONE, type Actor } from './actors.ts';
import { PROFILES } from './people.ts';
import { as, given } from './rules-world.ts';

const saree = {
  title: 'Jamdani saree',
  price: 8500,
  status: 'active',
  restricted: false,
  accessCodeId: null,
};
const uniform = { ...saree, title: 'Uniform shirt', restricted: true, accessCodeId: 'school' };

const FOR_ALL = [where('status', '==', 'active'), where('restricted', '==', false)];
const everyone = (operations: string) =>
  Object.fromEntries(EVERYONE.map((actor) => [actor, operations]));

const product = (data: object, filters = FOR_ALL): Target => ({
  path: 'products/p1',
  data,
  where: filters,
  change: { price: 1 },
});

testAccess('a product for all', product(saree), everyone('get list'));

testAccess(
  'a product behind an access code',
  product(uniform, [where('status', '==', 'active'), where('accessCodeId', '==', 'school')]),
  { asha: 'get list', admin: 'get list' },
);

testAccess('a draft', product({ ...saree, status: 'draft' }, [where('status', '==', 'draft')]), {
  admin: 'get list',
});

testAccess(
  'an archived product',
  product({ ...saree, status: 'archived' }, [where('status', '==', 'archived')]),
  { admin: 'get list' },
);

testAccess(
  'an archived product behind an access code',
  product({ ...uniform, status: 'archived' }, [where('accessCodeId', '==', 'school')]),
  { admin: 'get list' },
);

testAccess(
  'what a product costs',
  { path: 'products/p1/private/costing', data: { unitCost: 400 }, given: { 'products/p1': saree } },
  { admin: 'get list' },
);

describe('lists of products', () => {
  beforeEach(() => given({ ...PROFILES, 'products/p1': saree, 'products/p2': uniform }));

  const list = (actor: Actor, ...filters: Parameters<typeof query>[1][]) =>
    isAllowed(getDocs(query(collection(as(actor), 'products'), ...filters, limit(100))));

  test('must ask for no more than anyone may see', async () => {
    expect(await list('visitor', ...FOR_ALL, orderBy('createdAt', 'desc'))).toBe(true);
    expect(await list('visitor')).toBe(false);
    expect(await list('visitor', where('status', '==', 'active'))).toBe(false);
    expect(await list('visitor', where('restricted', '==', false))).toBe(false);
    expect(
      await list(
        'visitor',
        where('status', 'in', ['active', 'draft']),
        where('restricted', '==', false),
      ),
    ).toBe(false);
    expect(
      await list('visitor', where('status', 'in', ['active']), where('restricted', '==', false)),
    ).toBe(true);
    expect(await list('admin')).toBe(true);
  });

  test('show restricted products to those alone who hold their code', async () => {
    const active = where('status', '==', 'active');
    expect(await list('asha', active, where('accessCodeId', 'in', ['school']))).toBe(true);
    expect(await list('asha', active, where('accessCodeId', 'in', ['school', 'firm']))).toBe(false);
    expect(await list('ravi', active, where('accessCodeId', '==', 'school'))).toBe(false);
    expect(await list('visitor', active, where('accessCodeId', '==', 'school'))).toBe(false);
  });

  test('a product that does not exist looks like one that is hidden', async () => {
    expect(await isAllowed(getDoc(doc(as('visitor'), 'products/none')))).toBe(false);
    expect(await isAllowed(getDoc(doc(as('visitor'), 'products/p2')))).toBe(false);
  });
});
