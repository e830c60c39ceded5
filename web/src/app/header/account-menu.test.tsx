import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Role } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import * as actions from '#session/state/sign-in-actions.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { AccountMenu } from './account-menu.tsx';

vi.mock('#session/state/sign-in-actions.ts', () => ({ signOut: vi.fn() }));

async function showTo(role: Role, facts: Partial<UserProfile> = {}) {
  const profile = {
    fullName: 'Asha Devi',
    email: 'asha@kargha.example',
    role,
    avatar: '',
    ...facts,
  } as UserProfile;
  useSession.setState({ status: 'signed-in', profile }, true);
  renderInShop(<AccountMenu />);
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
}

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
});

test.each([
  ['customer', 'Customer', ['/profile', '/orders', '/track-order']],
  ['b2b_buyer', 'B2B Buyer', ['/profile', '/orders', '/track-order', '/quotations', '/invoices']],
  ['admin', 'Administrator', ['/profile', '/orders', '/track-order', '/admin', '/users']],
] as const)('shows a %s the label %s and the entries of the role', async (role, label, pages) => {
  await showTo(role);
  expect(screen.getByText(label)).toBeVisible();
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual([...pages].toSorted());
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test.each([
  [{ phone: '+919876543210' }, '+919876543210'],
  [{ phone: '' }, 'Account'],
])('shows %j for a user without a name', async (facts, shown) => {
  await showTo('customer', { fullName: '', email: '', ...facts });
  expect(screen.getByText(shown, { selector: 'strong' })).toBeVisible();
  const menu = screen.getByRole('button', { name: 'Account' });
  expect(menu.querySelector('[data-initials=""] > svg')).toBeInTheDocument();
});

test('shows the picture or the initials', async () => {
  await showTo('customer');
  const menu = screen.getByRole('button', { name: 'Account' });
  expect(menu.querySelector('[data-initials="AD"]')).toBeInTheDocument();
  const profile = { fullName: 'Asha Devi', role: 'customer', avatar: '/asha.webp' } as UserProfile;
  act(() => useSession.setState({ status: 'signed-in', profile }, true));
  expect(menu.querySelector('img')).toHaveAttribute('src', '/asha.webp');
});

test('Login and Sign Up open the dialog on their tab', async () => {
  renderInShop(<AccountMenu />);
  await userEvent.click(screen.getByText('Login', { selector: 'button[aria-haspopup]' }));
  expect(useAuthDialog.getState()).toMatchObject({ isOpen: true, tab: 'signin' });
  await userEvent.click(screen.getByText('Sign Up', { selector: 'button[aria-haspopup]' }));
  expect(useAuthDialog.getState()).toMatchObject({ isOpen: true, tab: 'signup' });
});

test('confirms a sign-out and reports a failed one', async () => {
  await showTo('customer');
  vi.mocked(actions.signOut).mockRejectedValueOnce(new Error('offline'));
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Logout failed')).toBeVisible();
  vi.mocked(actions.signOut).mockResolvedValueOnce(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Signed out')).toBeVisible();
});
