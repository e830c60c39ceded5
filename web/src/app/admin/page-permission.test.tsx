import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';

import { permissionsOf } from '@kargha/domain/people/staff-permissions';
import { STAFF_ROLES, type StaffRole } from '@kargha/domain/people/user-profile';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { permissionFor, visibleNavigation } from './admin-navigation.ts';
import { PagePermission } from './page-permission.tsx';

function open(path: string): void {
  renderInShop(
    <Routes>
      <Route element={<PagePermission />}>
        <Route path="*" element={<p>The page</p>} />
      </Route>
    </Routes>,
    path,
  );
}

const entriesOf = (role: StaffRole) =>
  visibleNavigation((needed) => permissionsOf([role]).has(needed));

test('opens a page that the role includes', () => {
  signInStaff('orders');
  open('/admin/orders/o1');
  expect(screen.getByText('The page')).toBeVisible();
});

test('says what is missing on a page that the role does not include', () => {
  signInStaff('orders');
  open('/admin/settings');
  expect(screen.queryByText('The page')).toBeNull();
  expect(screen.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
  expect(screen.getByText(/does not include “See settings”/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Home' })).toHaveAttribute('href', '/admin');
});

test.each([
  ['/admin/orders/o1', 'orders.read'],
  ['/admin/orders/new', 'orders.create'],
  ['/admin/add-product', 'products.edit'],
  ['/admin/products/p1/edit', 'products.edit'],
  ['/admin/products/purchase-orders/new', 'purchasing.edit'],
  ['/admin/discounts/DIWALI', 'discounts.read'],
  ['/users', 'users.read'],
  ['/admin/profile', undefined],
])('%s needs %s', (path, needed) => {
  expect(permissionFor(path)).toBe(needed);
});

test.each(STAFF_ROLES)('the sidebar of the role %s has only pages that it opens', (role) => {
  const can = permissionsOf([role]);
  const entries = entriesOf(role).flatMap((item) => [item, ...(item.items ?? [])]);
  expect(entries[0]?.path).toBe('/admin');
  for (const { path, needs } of entries) {
    expect(can.has(needs)).toBe(true);
    expect(permissionFor(path)).toBe(needs);
  }
});

test('an entry below a hidden one moves up, and a section keeps its heading', () => {
  expect(entriesOf('catalogue').map(({ label }) => label)).toContain('Access codes');
  expect(entriesOf('support').find(({ label }) => label === 'Users')?.heading).toBe(
    'Administration',
  );
  expect(entriesOf('content').some(({ heading }) => heading !== undefined)).toBe(false);
});
