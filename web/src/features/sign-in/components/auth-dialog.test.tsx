import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { expectErrorToast } from '#testing/expect-error-toast.ts';
import { SignInFailure } from '#session/sign-in-failure.ts';
import { useSession } from '#session/state/session-store.ts';
import * as actions from '#session/state/sign-in-actions.ts';

import { AuthDialog } from './auth-dialog.tsx';

vi.mock('#session/state/sign-in-actions.ts', () => ({
  prepareSignIn: vi.fn(),
  signIn: vi.fn(),
  register: vi.fn(),
  signInThrough: vi.fn(),
  sendPhoneCode: vi.fn(),
  verifyPhoneCode: vi.fn(),
  sendPasswordReset: vi.fn(),
}));

const asha = { fullName: 'Asha Devi', email: 'asha@kargha.example', phone: '' } as UserProfile;
const person = userEvent.setup();

beforeEach(() => useSession.setState({ status: 'signed-out' }, true));
afterEach(() => vi.clearAllMocks());

function open(tab: 'signin' | 'signup' = 'signin') {
  const onClose = vi.fn();
  renderInShop(<AuthDialog tab={tab} screen="auth" onClose={onClose} />);
  return onClose;
}

const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }));

test('offers Google to individuals and the form to businesses', async () => {
  open('signup');
  expect(screen.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  await person.click(screen.getByLabelText('Business (B2B)'));
  for (const label of ['Full name', 'Email', 'Password', 'Confirm password', 'GST number']) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: /^Read the terms and conditions/ })).toHaveAttribute(
    'href',
    '/policies#terms',
  );
});

test('switches tabs with the arrow keys', async () => {
  open();
  screen.getByRole('tab', { name: 'Sign In' }).focus();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign Up', selected: true })).toHaveFocus();
});

test('closes on sign-in in another tab', async () => {
  const onClose = open();
  useSession.setState({ status: 'signed-in', profile: asha }, true);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('shows success after Google sign-in and closes 1.5 seconds later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(actions.signInThrough).mockImplementation(() => {
    useSession.setState({ status: 'signed-in', profile: asha }, true);
    return Promise.resolve({ profile: asha, isNewUser: true });
  });
  const onClose = open();
  await press('Continue with Google');
  expect(
    await screen.findByRole('heading', { name: 'Account Created Successfully!' }),
  ).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(onClose).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('greets by name after email sign-in and closes two seconds later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(actions.signIn).mockImplementation(() => {
    useSession.setState({ status: 'signed-in', profile: asha }, true);
    return Promise.resolve(asha);
  });
  const onClose = open();
  await person.type(screen.getByLabelText('Email'), 'asha@kargha.example');
  await person.type(screen.getByLabelText('Password'), 'Kargha@123');
  await press('Sign In');
  expect(await screen.findByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(onClose).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(onClose).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test.each([
  ['auth/popup-blocked', 'Please allow popups for this site and try again.'],
  ['auth/network-request-failed', 'Network error. Please check your connection and try again.'],
  [
    'the message port closed before a response was received',
    "Authentication may still be in progress. Please check if you're logged in.",
  ],
])('Facebook fails with %s: %s', async (detail, sentence) => {
  const failure = new SignInFailure('x', { code: detail, detail });
  vi.mocked(actions.signInThrough).mockRejectedValue(failure);
  open();
  await press('Continue with Facebook');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('names the service for any other failure', async () => {
  vi.mocked(actions.signInThrough).mockRejectedValue(new SignInFailure('Google is asleep.'));
  open();
  await press('Continue with Google');
  expect(await screen.findByText('Google Authentication Failed')).toBeVisible();
  expect(screen.getByText('Google is asleep.')).toBeVisible();
});

test('shows nothing when the pop-up is closed', async () => {
  const failure = new SignInFailure('Sign-in was cancelled.', {
    code: 'auth/popup-closed-by-user',
  });
  vi.mocked(actions.signInThrough).mockRejectedValue(failure);
  open();
  await press('Continue with Google');
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled(),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sends the reset link and returns to sign-in', async () => {
  vi.mocked(actions.sendPasswordReset).mockResolvedValue(undefined);
  open();
  await press('Forgot password?');
  await person.type(screen.getByLabelText('Email'), 'asha@kargha.example');
  await press('Send reset link');
  expect(await screen.findByText('Reset Link Sent!')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('reports a reset link that could not be sent and goes back to sign-in', async () => {
  const failure = new SignInFailure('No account found with this email address.');
  vi.mocked(actions.sendPasswordReset).mockRejectedValue(failure);
  open();
  await press('Forgot password?');
  await person.type(screen.getByLabelText('Email'), 'unknown@kargha.example');
  await press('Send reset link');
  await expectErrorToast('Error', 'No account found with this email address.');
  await press('Back to sign-in');
  expect(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('shows and hides the password', async () => {
  open();
  const field = screen.getByLabelText('Password');
  await press('Show password');
  expect(field).toHaveAttribute('type', 'text');
  await press('Hide password');
  expect(field).toHaveAttribute('type', 'password');
});
