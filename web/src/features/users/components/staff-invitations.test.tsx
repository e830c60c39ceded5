import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { InviteButton, OpenInvitations } from './staff-invitations.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const answer = vi.mocked(callStaffApi);

const INVITATION = {
  id: 'i1',
  email: 'asha@kargha.example',
  staffRoles: ['orders', 'support'],
  sentAt: '2026-11-24T12:30:00.000Z',
  endsAt: '2099-12-01T12:30:00.000Z',
};

let open: object[];

beforeEach(() => {
  open = [INVITATION];
  answer.mockReset();
  answer.mockImplementation((path, call) => {
    if (path.endsWith('/withdraw')) open = [];
    const isList = call?.method !== 'POST';
    return Promise.resolve(isList ? { invitations: [...open] } : { invitation: INVITATION });
  });
});

test('invites a person with the chosen roles', async () => {
  renderInShop(<InviteButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite staff' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Email'), 'asha@kargha.example');
  await userEvent.click(dialog.getByLabelText(/^Support:/));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(answer).toHaveBeenCalledWith(
    '/staff-invitations',
    expect.objectContaining({
      body: { email: 'asha@kargha.example', staffRoles: ['orders', 'support'] },
    }),
  );
});

test('lists open invitations, and withdraws one after a question', async () => {
  renderInShop(<OpenInvitations />);
  expect(await screen.findByText('asha@kargha.example')).toBeVisible();
  expect(screen.getByText(/Orders, Support, until/)).toBeVisible();
  const name = 'Withdraw the invitation of asha@kargha.example';
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await vi.waitFor(() => expect(screen.queryByText('asha@kargha.example')).toBeNull());
});
