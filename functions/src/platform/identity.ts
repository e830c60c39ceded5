import { getAuth } from 'firebase-admin/auth';

import { adminApp } from './admin-app.ts';

export interface Identity {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  /** password, google.com, facebook.com or phone */
  signInProvider: string;
  /** time of the actual sign-in; refreshed tokens keep it */
  signedInAt: Date;
}

/** Null for a malformed, expired or revoked token. */
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

/** A refused token, as opposed to an unavailable service. */
function isRefusal(error: unknown): boolean {
  // The token parts are not JSON.
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code } = error;
  return typeof code === 'string' && code.startsWith('auth/') && code !== 'auth/internal-error';
}
