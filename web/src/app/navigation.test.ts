import { expect, test } from 'vitest';

import { accountEntries, CATEGORY_MENU } from './navigation.ts';

const pathsOf = (role: Parameters<typeof accountEntries>[0]) =>
  accountEntries(role).map(({ path }) => path);

test('lists the account entries of each role', () => {
  expect(pathsOf('customer')).toEqual(['/profile', '/orders', '/track-order']);
  expect(pathsOf('b2b_buyer')).toEqual([
    '/profile',
    '/orders',
    '/track-order',
    '/quotations',
    '/invoices',
  ]);
  expect(pathsOf('admin')).toEqual(['/profile', '/orders', '/track-order', '/admin', '/users']);
});

test('the category menu links to each category and collection', () => {
  expect(CATEGORY_MENU.map(({ path }) => path)).toEqual([
    '/products?category=men',
    '/products?category=women',
    '/products?category=living',
    '/products?category=others',
  ]);
  expect(CATEGORY_MENU[0]?.subs.map(({ path }) => path)).toEqual([
    '/products?category=men&sub=shirts',
    '/products?category=men&sub=kurtas',
    '/products?category=men&sub=dhotis',
  ]);
});
