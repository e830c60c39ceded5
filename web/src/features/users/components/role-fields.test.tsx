import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import type { UserRow } from '@kargha/domain/people/user-endpoints';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { asha } from '#testing/sample-users.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { intentsFor, type RoleChoice } from '../state/user-intents.ts';
import { RoleFields } from './role-fields.tsx';

const owner: UserRow = { ...asha, uid: 'staff', role: 'admin', staffRoles: ['owner'] };

function Fields({ user }: { user: UserRow }) {
  const [choice, setChoice] = useState<RoleChoice>(user);
  return (
    <>
      <RoleFields user={user} choice={choice} onChange={setChoice} />
      <output>{choice.staffRoles.join(' ')}</output>
    </>
  );
}

const check = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

test('warns before an owner gives up their own rights', async () => {
  signInStaff('owner');
  renderInShop(<Fields user={owner} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await check(/^Orders/);
  await check(/^Owner/);
  expect(screen.getByRole('status')).toHaveTextContent('orders');
  const warning = screen.getByRole('alert');
  expect(warning).toHaveTextContent('This is your own account.');
  await check(/^Owner/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not warn about the account of someone else', async () => {
  signInStaff('owner');
  renderInShop(<Fields user={{ ...owner, uid: 'ravi' }} />);
  await check(/^Owner/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers staff roles to administrators only', async () => {
  signInStaff('owner');
  renderInShop(<Fields user={owner} />);
  expect(within(screen.getByRole('group')).getAllByRole('checkbox')).toHaveLength(7);
  await userEvent.selectOptions(screen.getByLabelText('New role'), 'customer');
  expect(screen.queryByRole('group')).toBeNull();
});

test('offers what the person may do with an account', () => {
  const manager = { ownUid: 'kabir', can: (needed: string) => needed !== 'users.role' };
  expect(intentsFor(asha, manager)).toEqual(['suspend', 'revoke']);
  expect(intentsFor(owner, manager)).toEqual([]);
  expect(intentsFor({ ...owner, uid: 'kabir' }, manager)).toEqual(['suspend', 'revoke']);
  expect(intentsFor(asha, { ownUid: 'x', can: () => true })).toEqual(['role', 'suspend', 'revoke']);
});
