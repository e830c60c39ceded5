import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { SignInFailure } from '#session/sign-in-failure.ts';
import * as actions from '#session/state/sign-in-actions.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { SignUpForm } from './sign-up-form.tsx';

vi.mock('#session/state/sign-in-actions.ts', () => ({ register: vi.fn() }));

const person = userEvent.setup();
const register = vi.mocked(actions.register);

beforeEach(() => {
  register.mockReset();
  renderInShop(<SignUpForm />);
});

async function fill(password: string) {
  await person.type(screen.getByLabelText('Full name'), 'Asha Devi');
  await person.type(screen.getByLabelText('Email'), 'asha@kargha.example');
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Create account' }));
}

test('creates an account and asks to verify the email', async () => {
  register.mockResolvedValue({ profile: {} as UserProfile });
  await fill('secret');
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  expect(screen.getByText('Please check your e-mail to verify your account.')).toBeVisible();
  expect(register).toHaveBeenCalledWith(
    expect.objectContaining({ fullName: 'Asha Devi', role: 'customer', accessCode: '' }),
  );
});

test('accepts six characters, not five', async () => {
  await fill('short');
  expect(await screen.findByText('Password should be at least 6 characters long.')).toBeVisible();
  expect(register).not.toHaveBeenCalled();
});

test('shows the server’s refusal in a toast and keeps what was typed', async () => {
  register.mockRejectedValue(new SignInFailure('An account with this email already exists.'));
  await fill('secret');
  expect(await screen.findByText('Registration Failed')).toBeVisible();
  expect(screen.getAllByText('An account with this email already exists.')).not.toHaveLength(0);
  expect(screen.getByLabelText('Email')).toHaveValue('asha@kargha.example');
});
