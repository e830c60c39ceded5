import type { Sentence } from '@kargha/domain/messages/sentence';
import { ErrorForPeople } from '#lib/server/error-message.ts';

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

export class SignInFailure extends ErrorForPeople implements FailureKind {
  override readonly name = 'SignInFailure';
  readonly hasWrongCredentials: boolean;
  readonly isAmbiguous: boolean;
  readonly code: string;
  readonly detail: string;
  readonly lockedForSeconds: number;

  constructor(sentence: Sentence, kind: Partial<FailureKind> = {}) {
    super(sentence);
    this.hasWrongCredentials = kind.hasWrongCredentials ?? false;
    this.isAmbiguous = kind.isAmbiguous ?? false;
    this.code = kind.code ?? '';
    this.detail = kind.detail ?? this.message;
    this.lockedForSeconds = kind.lockedForSeconds ?? 0;
  }
}
