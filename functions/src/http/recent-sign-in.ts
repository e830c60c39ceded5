import type { Sentence } from '@kargha/domain/messages/sentence';
import { RECENT_SIGN_IN_MINUTES } from '@kargha/domain/people/account-requests';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import type { Identity } from '../platform/identity.ts';
import { HttpError } from './errors.ts';

/**
 * Requires a sign-in within the last minutes, so that a token from an open browser cannot do irreversible things.
 * Refreshed tokens keep their sign-in time. @throws 401 recent_sign_in_needed
 */
export function requireRecentSignIn({ signedInAt }: Identity, now: Date, sentence: Sentence): void {
  if (now.getTime() - signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * MINUTE_MS) return;
  throw new HttpError(401, 'recent_sign_in_needed', sentence);
}
