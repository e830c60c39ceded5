import {
  and,
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { isAllowed } from './access-table.ts';
import type { Actor } from './actors.ts';
import { PROFILES } from './sample-profiles.ts';
import { as, writeDocuments } from './rules-fixtures.ts';

const order = { uid: 'asha', number: 'KG-7Q4MX2VT', state: 'placed' };
const saree = { title: 'Saree', status: 'active', restricted: false, accessCodeId: null };
const uniform = { ...saree, restricted: true, accessCodeId: 'school' };

const FOR_ALL = [where('status', '==', 'active'), where('restricted', '==', false)];

beforeEach(() =>
  writeDocuments({ ...PROFILES, 'orders/o1': order, 'products/p1': saree, 'products/p2': uniform }),
);

const list = (name: string, actor: Actor, ...filters: Parameters<typeof query>[1][]) =>
  isAllowed(getDocs(query(collection(as(actor), name), ...filters, limit(100))));

describe('lists of orders', () => {
  test('return their own to shoppers and all to staff', async () => {
    const mine = where('uid', '==', 'asha');
    expect(await list('orders', 'asha')).toBe(false);
    expect(await list('orders', 'asha', where('uid', 'in', ['asha']))).toBe(true);
    expect(await list('orders', 'asha', where('uid', 'in', ['asha', 'ravi']))).toBe(false);
    expect(await list('orders', 'asha', where('uid', '>=', 'asha'))).toBe(false);
    expect(await list('orders', 'asha', where('state', '==', 'placed'))).toBe(false);
    expect(await list('orders', 'asha', mine, where('state', '==', 'placed'))).toBe(true);
    expect(await list('orders', 'admin')).toBe(true);
  });
});

describe('lists of products', () => {
  test('are refused without the public filters', async () => {
    const open = where('restricted', '==', false);
    expect(await list('products', 'visitor', ...FOR_ALL, orderBy('createdAt', 'desc'))).toBe(true);
    expect(await list('products', 'visitor')).toBe(false);
    expect(await list('products', 'visitor', where('status', '==', 'active'))).toBe(false);
    expect(await list('products', 'visitor', open)).toBe(false);
    const drafts = where('status', 'in', ['active', 'draft']);
    expect(await list('products', 'visitor', drafts, open)).toBe(false);
    expect(await list('products', 'visitor', where('status', 'in', ['active']), open)).toBe(true);
    expect(await list('products', 'admin')).toBe(true);
  });

  test('include restricted products for users with the code only', async () => {
    const active = where('status', '==', 'active');
    const behind = (...codes: string[]) => where('accessCodeId', 'in', codes);
    expect(await list('products', 'asha', active, behind('school'))).toBe(true);
    expect(await list('products', 'asha', active, behind('school', 'firm'))).toBe(false);
    expect(await list('products', 'ravi', active, behind('school'))).toBe(false);
    expect(await list('products', 'leela', active, behind('school'))).toBe(false);
    expect(await list('products', 'visitor', active, behind('school'))).toBe(false);
  });

  test('by id read each product: a missing or hidden one fails the list, a range does not', async () => {
    const named = (...ids: string[]) =>
      list('products', 'visitor', ...FOR_ALL, where(documentId(), 'in', ids));
    expect(await named('p1')).toBe(true);
    expect(await named('p1', 'none')).toBe(false);
    expect(await named('p1', 'p2')).toBe(false);
    expect(await list('products', 'visitor', ...FOR_ALL, where(documentId(), '==', 'none'))).toBe(
      false,
    );
    const spans = ['p1', 'p2', 'none'].map((id) =>
      and(where(documentId(), '>=', id), where(documentId(), '<=', id)),
    );
    const asked = query(
      collection(as('visitor'), 'products'),
      and(...FOR_ALL, or(...spans)),
      limit(100),
    );
    expect((await getDocs(asked)).docs.map(({ id }) => id)).toEqual(['p1']);
  });

  test('treat missing and hidden products alike', async () => {
    expect(await isAllowed(getDoc(doc(as('visitor'), 'products/none')))).toBe(false);
    expect(await isAllowed(getDoc(doc(as('visitor'), 'products/p2')))).toBe(false);
  });
});
