export const SESSION_MESSAGES = {
  profileMissing: 'User profile not found. Please contact administrator.',
  profileUnread: 'Failed to check user profile. Please try again.',
  profileUnwritten: 'Failed to create user profile. Please try again.',
  profileUnchanged: 'Failed to update profile',
  notSignedIn: 'No user is currently signed in',
  signOutFailed: 'Logout failed',
  offline: 'Network error. Please check your connection.',
  wrongPassword: 'Incorrect password.',
  tooMany: 'Too many failed attempts. Please try again later.',
  googleWithoutEmail: 'Google account must have an email address.',
  googleFailed: (detail: string) => `Google sign-in failed: ${detail}`,
  notAdmin: (role: string) => `Access denied. Current role: ${role}. Admin privileges required.`,
} as const;

interface FailureKind {
  /** Counts towards the lockout. */
  hasWrongCredentials: boolean;
  /** The backend does not tell which of the two is wrong. */
  isAmbiguous: boolean;
  code: string;
  detail: string;
  lockedForSeconds: number;
}

/** `message` is shown to the user. */
export class SignInFailure extends Error implements FailureKind {
  override readonly name = 'SignInFailure';
  readonly hasWrongCredentials: boolean;
  readonly isAmbiguous: boolean;
  readonly code: string;
  readonly detail: string;
  readonly lockedForSeconds: number;

  constructor(message: string, kind: Partial<FailureKind> = {}) {
    super(message);
    this.hasWrongCredentials = kind.hasWrongCredentials ?? false;
    this.isAmbiguous = kind.isAmbiguous ?? false;
    this.code = kind.code ?? '';
    this.detail = kind.detail ?? message;
    this.lockedForSeconds = kind.lockedForSeconds ?? 0;
  }
}
