/** What the person reads when it was not Firebase Auth that failed. */
export const SESSION_MESSAGES = {
  profileMissing: 'User profile not found. Please contact administrator.',
  profileUnread: 'Failed to check user profile. Please try again.',
  profileUnwritten: 'Failed to create user profile. Please try again.',
  signOutFailed: 'Logout failed',
  offline: 'Network error. Please check your connection.',
  notAdmin: (role: string) => `Access denied. Current role: ${role}. Admin privileges required.`,
} as const;

/** What is known of a failure beside its sentence. */
interface FailureKind {
  /** Address or password were wrong, which counts towards the lockout. */
  hasWrongCredentials: boolean;
  /** The backend does not tell which of the two it was. */
  isUnsaid: boolean;
}

/** A sign-in, sign-up or sign-out that failed. `message` is the sentence that the person reads. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly hasWrongCredentials: boolean;
  readonly isUnsaid: boolean;

  constructor(
    message: string,
    kind: FailureKind = { hasWrongCredentials: false, isUnsaid: false },
  ) {
    super(message);
    this.hasWrongCredentials = kind.hasWrongCredentials;
    this.isUnsaid = kind.isUnsaid;
  }
}
