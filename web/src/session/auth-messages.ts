import { defineMessages } from '@kargha/domain/messages/message';
import { textOf } from '@kargha/domain/messages/sentence';
import { errorMessage } from '#lib/server/error-message.ts';

import { SESSION_MESSAGES, SignInFailure } from './sign-in-failure.ts';

const POPUP_CLOSED = 'Sign-in was cancelled.';
const EMAIL_TAKEN = 'An account with this email already exists.';
/** For a person whom the server no longer allows to see an open page. */
export const ACCESS_CHANGED = 'Your access has changed. Please sign in again.';
const UNKNOWN_ERROR = 'An error occurred. Please try again.';

const MESSAGES = {
  'auth/user-not-found': 'No account found with this email address.',
  'auth/wrong-password': SESSION_MESSAGES.wrongPassword,
  'auth/email-already-in-use': EMAIL_TAKEN,
  'auth/account-exists-with-different-credential': EMAIL_TAKEN,
  'auth/credential-already-in-use': EMAIL_TAKEN,
  'auth/weak-password': 'Password should be at least 6 characters long.',
  'auth/password-does-not-meet-requirements':
    'Please choose a password of at least 8 characters, with a lowercase and an uppercase letter, a number and a special character.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/too-many-requests': SESSION_MESSAGES.tooMany,
  'auth/network-request-failed': SESSION_MESSAGES.offline,
  'auth/popup-closed-by-user': POPUP_CLOSED,
  'auth/cancelled-popup-request': POPUP_CLOSED,
  'auth/user-cancelled': POPUP_CLOSED,
  'auth/popup-blocked': 'Pop-up was blocked. Please allow pop-ups for this site and try again.',
  'auth/operation-not-allowed': 'Google sign-in is not enabled. Please contact support.',
  'auth/unauthorized-domain': 'This domain is not authorized for Google sign-in.',
  'auth/timeout': 'Sign-in timeout. Please try again.',
  'auth/internal-error': 'Internal error occurred. Please try again later.',
  'auth/invalid-verification-code': 'Invalid verification code. Please try again.',
  'auth/code-expired': 'Verification code has expired. Please request a new one.',
  'auth/missing-verification-code': 'Please enter the verification code.',
  'auth/invalid-phone-number': 'Invalid phone number format.',
  'auth/missing-phone-number': 'Please enter a phone number.',
  'auth/invalid-verification-id': 'Verification code has expired. Please request a new one.',
  'auth/user-disabled': 'This account is suspended. Please contact support.',
  'auth/quota-exceeded': 'SMS quota exceeded. Please try again later.',
} as const;

export type AuthMessage =
  | (typeof MESSAGES)[keyof typeof MESSAGES]
  | typeof UNKNOWN_ERROR
  | typeof ACCESS_CHANGED;

export const authMessages = defineMessages({ google_failed: 'Google sign-in failed: {detail}' });

/** Codes for a wrong email or password when email enumeration protection is on. */
const AMBIGUOUS_CREDENTIALS = ['auth/invalid-credential', 'auth/invalid-login-credentials'];
const WRONG_CREDENTIALS = [...AMBIGUOUS_CREDENTIALS, 'auth/user-not-found', 'auth/wrong-password'];

/** Firebase Auth also uses these codes when a third-party script cannot load. */
const POSSIBLY_OFFLINE_CODES = ['auth/internal-error', 'auth/timeout', ''];

function sentenceFor(code: string): string {
  return (MESSAGES as Readonly<Record<string, string>>)[code] ?? UNKNOWN_ERROR;
}

export function signInFailure(thrown: unknown): SignInFailure {
  if (thrown instanceof SignInFailure) return thrown;
  const thrownCode = authErrorCode(thrown);
  const isOfflineMethod = !navigator.onLine && POSSIBLY_OFFLINE_CODES.includes(thrownCode);
  const code = isOfflineMethod ? 'auth/network-request-failed' : thrownCode;
  return new SignInFailure(sentenceFor(code), {
    hasWrongCredentials: WRONG_CREDENTIALS.includes(code),
    isAmbiguous: AMBIGUOUS_CREDENTIALS.includes(code),
    code,
    detail: textOf(errorMessage(thrown, '')),
  });
}

/** Adds the detail of an unknown error to the message. */
export function googleFailure(thrown: unknown): SignInFailure {
  const failure = signInFailure(thrown);
  if (failure.message !== UNKNOWN_ERROR || failure.detail === '') return failure;
  return new SignInFailure(authMessages.google_failed({ detail: failure.detail }), failure);
}

/** Firebase's error code; '' without one. */
export function authErrorCode(thrown: unknown): string {
  const code: unknown = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' ? code : '';
}
