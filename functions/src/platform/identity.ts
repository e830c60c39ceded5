import { getAuth } from 'firebase-admin/auth';

import { adminApp } from './admin-app.ts';

/** Who an ID token speaks for. */
export interface Identity {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  /** the way of this sign-in: password, google.com, facebook.com, phone */
  signInProvider: string;
  /** when the person has last shown who they are; a refreshed token keeps the time */
  signedInAt: Date;
}

/** Reads a Firebase ID token; null when it is no token, has expired, or was taken back. */
export async function identify(idToken: string): Promise<Identity | null> {
  try {
    const token = await getAuth(adminApp()).verifyIdToken(idToken, true);
    return {
      uid: token.uid,
      email: token.email ?? null,
      emailVerified: token.email_verified ?? false,
      signInProvider: token.firebase.sign_in_provider,
      signedInAt: new Date(token.auth_time * 1000),
    };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** A token that was refused, as against a service that could not be asked. */
function isRefusal(error: unknown): boolean {
  // The parts of the token are no JSON: it was cut off or made up.
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code } = error;
  return typeof code === 'string' && code.startsWith('auth/') && code !== 'auth/internal-error';
}
