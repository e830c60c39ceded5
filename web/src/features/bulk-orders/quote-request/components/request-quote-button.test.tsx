import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Role } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { closeAuthDialog, useAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import { signOut } from '#session/state/sign-in-actions.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { RequestQuoteButton } from './request-quote-button.tsx';

vi.mock('#session/state/sign-in-actions.ts', () => ({
  signOut: vi.fn(() => Promise.resolve()),
  idToken: vi.fn(() => Promise.resolve('token')),
}));

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const signedInAs = (role: Role) =>
  useSession.setState(
    {
      status: 'signed-in',
      profile: {
        uid: 'u1',
        role,
        fullName: '',
        email: '',
        phone: '',
        companyName: '',
      } as UserProfile,
    },
    true,
  );

async function request() {
  renderInShop(
    <>
      <RequestQuoteButton />
      <Address />
    </>,
    '/bulk-orders',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }));
}

beforeEach(() => {
  closeAuthDialog();
  useSession.setState({ status: 'signed-out' }, true);
});

test('lets a guest sign up and then opens the form', async () => {
  await request();
  await vi.waitFor(() =>
    expect(useAuthDialog.getState()).toMatchObject({
      isOpen: true,
      tab: 'signup',
      screen: 'b2b',
    }),
  );
  signedInAs('b2b_buyer');
  expect(await screen.findByRole('dialog', { name: 'Request a Quote' })).toBeVisible();
  expect(useAuthDialog.getState().isOpen).toBe(false);
});

test('opens no form when the guest closes the dialog or signs in as a customer', async () => {
  await request();
  await vi.waitFor(() => expect(useAuthDialog.getState().isOpen).toBe(true));
  closeAuthDialog();
  signedInAs('b2b_buyer');
  expect(screen.getByText('/bulk-orders')).toBeVisible();
});

test('opens the form at once for a business buyer', async () => {
  signedInAs('b2b_buyer');
  await request();
  expect(await screen.findByRole('dialog', { name: 'Request a Quote' })).toBeVisible();
});

test('tells a customer that a business account is needed', async () => {
  signedInAs('customer');
  await request();
  expect(await screen.findByRole('dialog', { name: 'B2B Account Required' })).toBeVisible();
  for (const benefit of [
    'Quotations within 24 hours',
    'Volume discounts up to 30%',
    'Invoices with your GST number',
    'A dedicated account manager',
  ]) {
    expect(screen.getByText(benefit)).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Continue Browsing' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('/bulk-orders')).toBeVisible();
});

test('signs a customer out before the business sign-up', async () => {
  signedInAs('customer');
  await request();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign up as B2B Buyer' }));
  await vi.waitFor(() =>
    expect(useAuthDialog.getState()).toMatchObject({
      isOpen: true,
      tab: 'signup',
      screen: 'b2b',
    }),
  );
  expect(signOut).toHaveBeenCalledOnce();
});
