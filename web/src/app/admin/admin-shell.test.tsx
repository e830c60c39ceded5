import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleBuyer } from '#testing/sample-buyer.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { useSession } from '#session/state/session-store.ts';

import { ADMIN_ICONS } from './admin-icons.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { ADMIN_NAVIGATION } from './admin-navigation.ts';
import { AdminSidebar } from './admin-sidebar.tsx';

const { signOut } = vi.hoisted(() => ({ signOut: vi.fn<() => Promise<void>>() }));
vi.mock('#session/state/sign-in-actions.ts', () => ({ signOut }));

beforeEach(() => {
  signOut.mockReset().mockResolvedValue();
  const profile = { ...sampleBuyer, role: 'admin' as const, avatar: '' };
  useSession.setState({ status: 'signed-in', profile }, true);
});
afterEach(() => useSession.setState({ status: 'signed-out' }, true));

const NAV_ITEMS: readonly [label: string, path: string][] = [
  ['Home', '/admin'],
  ['Orders', '/admin/orders'],
  ['Products', '/admin/products'],
  ['Collections', '/admin/products/collections'],
  ['Inventory', '/admin/products/inventory'],
  ['Purchase orders', '/admin/products/purchase-orders'],
  ['Transfers', '/admin/products/transfers'],
  ['Gift cards', '/admin/products/gift-cards'],
  ['Customers', '/admin/customers'],
  ['Messages', '/admin/messages'],
  ['Marketing', '/admin/marketing'],
  ['Discounts', '/admin/discounts'],
  ['Content', '/admin/content'],
  ['Markets', '/admin/markets'],
  ['Analytics', '/admin/analytics'],
  ['Online store', '/admin/online-store'],
];

test('lists every page in the sidebar in order, with the online store under sales channels', () => {
  renderInShop(
    <AdminSidebar
      badges={{ orders: 0, messages: 0, alarms: 0, disputes: 0, approvals: 0, inbox: 0 }}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');
  const led = links.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(led.filter(([, path]) => NAV_ITEMS.some(([, known]) => known === path))).toEqual(
    NAV_ITEMS,
  );
  expect(screen.getByText('Sales channels')).toBeVisible();
  for (const label of ['Collections', 'Inventory', 'Transfers']) {
    const group = screen.getByRole('link', { name: label }).closest('ul')?.parentElement;
    expect(group?.querySelector('a')).toHaveTextContent('Products');
  }
});

test.each([
  ['/admin/orders/0a1b', 'Orders', 'true'],
  ['/admin/quotes/q1', 'Quotations', 'true'],
  ['/admin/messages/T-7K2M9Q', 'Messages', 'true'],
  ['/admin/products/ilkal-saree/edit', 'Products', 'true'],
  ['/admin/add-product', 'Products', 'true'],
  ['/admin/products/inventory', 'Inventory', 'page'],
  ['/admin', 'Home', 'page'],
])('marks the current entry on %s: %s', (address, label, current) => {
  renderInShop(
    <AdminSidebar
      badges={{ orders: 0, messages: 0, alarms: 0, disputes: 0, approvals: 0, inbox: 0 }}
    />,
    address,
  );
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [label, current],
  ]);
});

test('shows counts next to Orders and Messages, and none when they are zero', () => {
  const { unmount } = renderInShop(
    <AdminSidebar
      badges={{ orders: 8, messages: 1, alarms: 0, disputes: 0, approvals: 0, inbox: 0 }}
    />,
  );
  expect(screen.getByRole('link', { name: 'Orders, 8 need action' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Messages, 1 open' })).toBeVisible();
  unmount();
  renderInShop(
    <AdminSidebar
      badges={{ orders: 0, messages: 0, alarms: 0, disputes: 0, approvals: 0, inbox: 0 }}
    />,
  );
  for (const name of ['Orders', 'Messages'])
    expect(screen.getByRole('link', { name })).toBeVisible();
});

test('links to profile and settings, and signs out', async () => {
  renderInShop(
    <AdminMenu isComfortable={false} onDensity={() => undefined} onShortcuts={() => undefined} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByText('Administrator')).toBeVisible();
  const path = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(path('Profile')).toBe('/admin/profile');
  expect(path('Settings')).toBe('/admin/settings');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

test('every top entry of the sidebar has an icon', () => {
  expect(ADMIN_NAVIGATION.map(({ label }) => label).toSorted()).toEqual(
    Object.keys(ADMIN_ICONS).toSorted(),
  );
});
