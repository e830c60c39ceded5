import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Role, UserProfile } from '@kargha/domain/people/user-profile';
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

test('a visitor signs up in the dialog, and asks as soon as they are a business buyer', async () => {
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

test('a visitor who closes the dialog, or signs in as a customer, stays where they are', async () => {
  await request();
  await vi.waitFor(() => expect(useAuthDialog.getState().isOpen).toBe(true));
  closeAuthDialog();
  signedInAs('b2b_buyer');
  expect(screen.getByText('/bulk-orders')).toBeVisible();
});

test('a business buyer comes to the form at once', async () => {
  signedInAs('b2b_buyer');
  await request();
  expect(await screen.findByRole('dialog', { name: 'Request a Quote' })).toBeVisible();
});

test('a customer learns that it takes a business account, and may go on browsing', async () => {
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

test('who wants a business account leaves the private one and signs up', async () => {
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
