import { RECENT_SIGN_IN_MINUTES } from '@kargha/domain/people/account-requests';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import type { Identity } from '../platform/identity.ts';
import { HttpError } from './errors.ts';

/**
 * Asks for a sign-in of the last few minutes: a token alone, taken from a browser left open, does nothing that cannot be
 * undone. A refreshed token keeps the time of its sign-in.
 * @param purpose ends the sentence 'Please sign in again to confirm it is you, then …'
 * @throws 401 recent_sign_in_needed
 */
export function requireRecentSignIn({ signedInAt }: Identity, now: Date, purpose: string): void {
  if (now.getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * MINUTE_MS) return;
  throw new HttpError(
    401,
    'recent_sign_in_needed',
    `Please sign in again to confirm it is you, then ${purpose}.`,
  );
}
