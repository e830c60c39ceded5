import { errorMessage } from '#lib/server/error-message.ts';

import { SESSION_MESSAGES, SignInFailure } from './sign-in-failure.ts';

const POPUP_CLOSED = 'Sign-in was cancelled.';
const TAKEN = 'An account with this email already exists.';
const SOMETHING_ELSE = 'An error occurred. Please try again.';

/** What the person reads for each code of Firebase Auth. */
const SENTENCES: Readonly<Record<string, string>> = {
  'auth/user-not-found': 'No account found with this email address.',
  'auth/wrong-password': SESSION_MESSAGES.wrongPassword,
  'auth/email-already-in-use': TAKEN,
  'auth/account-exists-with-different-credential': TAKEN,
  'auth/credential-already-in-use': TAKEN,
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
};

/** Codes by which a backend with e-mail enumeration protection says that address or password is wrong. */
const AMBIGUOUS_CREDENTIALS = ['auth/invalid-credential', 'auth/invalid-login-credentials'];
const WRONG_CREDENTIALS = [...AMBIGUOUS_CREDENTIALS, 'auth/user-not-found', 'auth/wrong-password'];

/** What Firebase Auth says, too, when it cannot load a script: that of Google's pop-up, or the captcha of a phone. */
const HIDES_LOST_NETWORK = ['auth/internal-error', 'auth/timeout', ''];

/** Whatever was thrown while signing in, as a failure with its sentence. */
export function signInFailure(thrown: unknown): SignInFailure {
  if (thrown instanceof SignInFailure) return thrown;
  const told = authErrorCode(thrown);
  const isOfflineMethod = !navigator.onLine && HIDES_LOST_NETWORK.includes(told);
  const code = isOfflineMethod ? 'auth/network-request-failed' : told;
  return new SignInFailure(SENTENCES[code] ?? SOMETHING_ELSE, {
    hasWrongCredentials: WRONG_CREDENTIALS.includes(code),
    isAmbiguous: AMBIGUOUS_CREDENTIALS.includes(code),
    code,
    detail: errorMessage(thrown, ''),
  });
}

/** The same for Google: a cause that has no sentence of its own is told as it came. */
export function googleFailure(thrown: unknown): SignInFailure {
  const failure = signInFailure(thrown);
  if (failure.message !== SOMETHING_ELSE || failure.detail === '') return failure;
  return new SignInFailure(SESSION_MESSAGES.googleFailed(failure.detail), failure);
}

/** The code that Firebase gave what was thrown; '' when it gave none. */
export function authErrorCode(thrown: unknown): string {
  const code: unknown = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' ? code : '';
}
