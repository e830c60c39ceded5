import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { reauthenticate, reauthenticationMethod } from '../state/reauthenticate.ts';
import { withFreshSignIn } from '../state/fresh-sign-in.ts';
import { FreshSignInDialog } from './fresh-sign-in-dialog.tsx';

vi.mock('../state/reauthenticate.ts', () => ({
  reauthenticate: vi.fn(),
  reauthenticationMethod: vi.fn(),
}));

const stale = () =>
  new ApiError('Please sign in again to confirm it is you, then change the role.', {
    status: 401,
    code: 'recent_sign_in_needed',
  });

beforeEach(() => {
  vi.mocked(reauthenticate).mockReset().mockResolvedValue(undefined);
  vi.mocked(reauthenticationMethod).mockReset().mockReturnValue('password');
});

test('asks for the password when the server wants a recent sign-in, then retries', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(stale())
    .mockResolvedValue('ok');
  renderInShop(<FreshSignInDialog />);
  const done = withFreshSignIn(work);
  await userEvent.type(await screen.findByLabelText('Your password'), 'Kargha@123');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await done).toBe('ok');
  expect(reauthenticate).toHaveBeenCalledWith('Kargha@123');
  expect(work).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
});

test('keeps the dialog open for a wrong password, and closing it cancels', async () => {
  vi.mocked(reauthenticate).mockRejectedValue(new Error('Incorrect password'));
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(stale());
  renderInShop(<FreshSignInDialog />);
  const done = withFreshSignIn(work).catch((error: unknown) => error);
  await userEvent.type(await screen.findByLabelText('Your password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Incorrect password')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await done).toMatchObject({ code: 'recent_sign_in_needed' });
  expect(work).toHaveBeenCalledOnce();
});

test('rethrows every other error', async () => {
  const refusal = new ApiError('This is the last administrator.', {
    status: 409,
    code: 'last_admin',
  });
  renderInShop(<FreshSignInDialog />);
  await expect(withFreshSignIn(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(screen.queryByLabelText('Your password')).toBeNull();
});
