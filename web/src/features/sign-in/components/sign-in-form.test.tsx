import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { SignInFailure } from '#session/sign-in-failure.ts';

import { SignInForm } from './sign-in-form.tsx';

type Call = (email: string, password: string) => Promise<UserProfile>;

async function fillAndSubmit(email: string, password: string) {
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('greets by name after sign-in', async () => {
  const asha = { fullName: 'Asha Devi', email: 'asha@kargha.example' } as UserProfile;
  renderInShop(<SignInForm onSignIn={() => Promise.resolve(asha)} />);
  await fillAndSubmit('asha@kargha.example', 'right');
  expect(await screen.findByText('Welcome back!')).toBeVisible();
  expect(screen.getByText('Signed in as Asha Devi')).toBeVisible();
});

test('requires a valid email and a password before signing in', async () => {
  const onSignIn = vi.fn<Call>();
  renderInShop(<SignInForm onSignIn={onSignIn} />);
  await userEvent.type(screen.getByLabelText('Email'), 'asha');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(onSignIn).not.toHaveBeenCalled();
});

test('shows why sign-in failed, keeps what was typed and counts the attempts', async () => {
  const failure = new SignInFailure('Incorrect password.', {
    hasWrongCredentials: true,
    isAmbiguous: false,
  });
  renderInShop(<SignInForm onSignIn={() => Promise.reject(failure)} />);
  await fillAndSubmit('asha@kargha.example', 'wrong');
  expect(await screen.findByText('Incorrect password.')).toBeVisible();
  expect(await screen.findByText('Invalid credentials. 4 attempts remaining.')).toBeVisible();
  expect(screen.getByText('Login Failed')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@kargha.example');
});

test('says how long the form is locked after five failures', { timeout: 20_000 }, async () => {
  const failure = new SignInFailure('x', { hasWrongCredentials: true, isAmbiguous: true });
  const onSignIn = vi.fn<Call>(() => Promise.reject(failure));
  renderInShop(<SignInForm onSignIn={onSignIn} />);
  await fillAndSubmit('asha@kargha.example', 'wrong');
  const submit = screen.getByRole('button', { name: 'Sign In' });
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    await userEvent.click(submit);
    await vi.waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(attempt));
  }
  expect(await screen.findByText('Sign-in is locked. Try again in 15 minutes.')).toBeVisible();

  await userEvent.click(submit);
  // At most three toasts are on screen, so this one waits for an earlier one to leave.
  expect(
    await screen.findByText('Please wait before trying again.', {}, { timeout: 8_000 }),
  ).toBeVisible();
  expect(screen.getByText('Account Locked')).toBeVisible();
  expect(onSignIn).toHaveBeenCalledTimes(5);
});
