import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { publishProfile } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { DeleteAccountForm } from './delete-account-form.tsx';
import { PasswordForm } from './password-form.tsx';

vi.mock('../../state/profile-actions.ts', () => ({
  changePassword: vi.fn(),
  signInPhone: () => '',
}));

beforeEach(() => publishProfile({ uid: 'asha', email: 'asha@kargha.example' } as UserProfile));

test.each([
  ['changing it', <PasswordForm key="form" />],
  [
    'closing the account with it',
    <DeleteAccountForm
      key="form"
      id="f"
      methods={['password']}
      onConfirm={() => Promise.resolve()}
    />,
  ],
])('tells password managers the account: %s', (_action, form) => {
  const { container } = renderInShop(form);
  const name = container.querySelector('form input[autocomplete="username"]');
  expect(name).toHaveValue('asha@kargha.example');
  expect(name).not.toBeVisible();
});
