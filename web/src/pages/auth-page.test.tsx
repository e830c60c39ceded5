import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { AuthPage } from './auth-page.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return pathname === '/auth' ? <AuthPage /> : <output>{pathname + search}</output>;
}

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
});

const signIn = () => useSession.setState({ status: 'signed-in', profile: {} as UserProfile }, true);

test('shows the sign-in form and the sign-up form', async () => {
  renderInShop(<Here />, '/auth');
  expect(screen.getByRole('form', { name: 'Sign In' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(await screen.findByRole('form', { name: 'Sign Up' })).toBeVisible();
  for (const label of ['Full name', 'Email', 'Phone (optional)', 'Account type', 'Password']) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  expect(screen.getByLabelText('Company name (optional)')).toBeVisible();
});

test('opens Sign Up from the address', () => {
  renderInShop(<Here />, '/auth?tab=signup');
  expect(screen.getByRole('form', { name: 'Sign Up' })).toBeVisible();
});

test.each([
  ['/auth?tab=signup&from=bulk-orders', '/bulk-orders'],
  ['/auth?from=elsewhere', '/'],
  ['/auth', '/'],
])('redirects a signed-in user from %s to %s', (from, to) => {
  signIn();
  renderInShop(<Here />, from);
  expect(screen.getByRole('status')).toHaveTextContent(to);
});
