import { expect, test, vi } from 'vitest';

import { signInFailure } from './auth-messages.ts';
import { SignInFailure } from './sign-in-failure.ts';

function thrownWith(code: string) {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

test.each([
  ['auth/user-not-found', 'No account found with this email address.'],
  ['auth/wrong-password', 'Incorrect password.'],
  ['auth/email-already-in-use', 'An account with this email already exists.'],
  ['auth/weak-password', 'Password should be at least 6 characters long.'],
  ['auth/invalid-email', 'Please enter a valid email address.'],
  ['auth/too-many-requests', 'Too many failed attempts. Please try again later.'],
  ['auth/network-request-failed', 'Network error. Please check your connection.'],
  ['auth/popup-closed-by-user', 'Sign-in was cancelled.'],
  ['auth/cancelled-popup-request', 'Sign-in was cancelled.'],
  ['auth/popup-blocked', 'Pop-up was blocked. Please allow pop-ups for this site and try again.'],
  ['auth/operation-not-allowed', 'Google sign-in is not enabled. Please contact support.'],
  ['auth/unauthorized-domain', 'This domain is not authorized for Google sign-in.'],
  ['auth/timeout', 'Sign-in timeout. Please try again.'],
  ['auth/internal-error', 'Internal error occurred. Please try again later.'],
  ['auth/invalid-verification-code', 'Invalid verification code. Please try again.'],
  ['auth/code-expired', 'Verification code has expired. Please request a new one.'],
  ['auth/missing-verification-code', 'Please enter the verification code.'],
  ['auth/invalid-phone-number', 'Invalid phone number format.'],
  ['auth/missing-phone-number', 'Please enter a phone number.'],
  ['auth/quota-exceeded', 'SMS quota exceeded. Please try again later.'],
  ['auth/something-new', 'An error occurred. Please try again.'],
])('%s reads: %s', (code, sentence) => {
  expect(signInFailure(thrownWith(code)).message).toBe(sentence);
});

test('reports an unknown error for anything else', () => {
  expect(signInFailure('oops').message).toBe('An error occurred. Please try again.');
});

test('keeps the message of a SignInFailure', () => {
  const failure = new SignInFailure('User profile not found. Please contact administrator.');
  expect(signInFailure(failure)).toBe(failure);
});

test.each([
  ['auth/wrong-password', true, false],
  ['auth/user-not-found', true, false],
  ['auth/invalid-credential', true, true],
  ['auth/network-request-failed', false, false],
])('%s counts towards the lockout: %s', (code, hasWrongCredentials, isAmbiguous) => {
  expect(signInFailure(thrownWith(code))).toMatchObject({ hasWrongCredentials, isAmbiguous });
});

test.each(['auth/internal-error', 'auth/timeout'])(
  'reports %s as a network error while offline',
  (code) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(signInFailure(thrownWith(code)).message).toBe(
      'Network error. Please check your connection.',
    );
  },
);
