const POPUP_CLOSED = 'Sign-in was cancelled.';
const TOO_MANY = 'Too many failed attempts. Please try again later.';
const OFFLINE = 'Network error. Please check your connection.';
const SOMETHING_ELSE = 'An error occurred. Please try again.';

/** What the person reads for each code of Firebase Auth. */
const SENTENCES: Readonly<Record<string, string>> = {
  'auth/user-not-found': 'No account found with this email address.',
  'auth/wrong-password': 'Incorrect password.',
  'auth/email-already-in-use': 'An account with this email already exists.',
  'auth/weak-password': 'Password should be at least 6 characters long.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/too-many-requests': TOO_MANY,
  'auth/network-request-failed': OFFLINE,
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
  'auth/quota-exceeded': 'SMS quota exceeded. Please try again later.',
};

/** What the person reads when it was not Firebase Auth that failed. */
export const SESSION_MESSAGES = {
  profileMissing: 'User profile not found. Please contact administrator.',
  profileUnread: 'Failed to check user profile. Please try again.',
  profileUnwritten: 'Failed to create user profile. Please try again.',
  signOutFailed: 'Logout failed',
  offline: OFFLINE,
  notAdmin: (role: string) => `Access denied. Current role: ${role}. Admin privileges required.`,
} as const;

/** Codes by which a backend with e-mail enumeration protection says that address or password is wrong. */
const UNSAID_CREDENTIALS = ['auth/invalid-credential', 'auth/invalid-login-credentials'];
const WRONG_CREDENTIALS = [...UNSAID_CREDENTIALS, 'auth/user-not-found', 'auth/wrong-password'];

/** A sign-in, sign-up or sign-out that failed. `message` is the sentence that the person reads. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  /** True when address or password were wrong, which counts towards the lockout. */
  readonly hasWrongCredentials: boolean;
  /** True when the backend does not tell which of the two it was. */
  readonly isUnsaid: boolean;

  constructor(message: string, code = '') {
    super(message);
    this.hasWrongCredentials = WRONG_CREDENTIALS.includes(code);
    this.isUnsaid = UNSAID_CREDENTIALS.includes(code);
  }
}

/** Whatever was thrown while signing in, as a failure with its sentence. */
export function signInFailure(thrown: unknown): SignInFailure {
  if (thrown instanceof SignInFailure) return thrown;
  const code = codeOf(thrown);
  return new SignInFailure(SENTENCES[code] ?? SOMETHING_ELSE, code);
}

function codeOf(thrown: unknown): string {
  const code: unknown = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' ? code : '';
}
