import type { Request } from 'express';

import { identify, type Identity } from '../platform/identity.ts';
import { isSuspended } from '../platform/account-status.ts';
import { signInNeeded, suspended } from './errors.ts';

const BEARER = /^Bearer ([\w.-]+)$/;

/**
 * Who makes the request: null for a guest. A token that is refused is an error, not a guest.
 * Throws 401 sign_in_needed for such a token, 403 suspended for a person whom staff have suspended.
 */
export async function findCaller(request: Request): Promise<Identity | null> {
  const header = request.get('authorization');
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  const identity = token === undefined ? null : await identify(token);
  if (!identity) throw signInNeeded();
  if (await isSuspended(identity.uid)) throw suspended();
  return identity;
}

/** The signed-in person who makes the request. Throws 401 for a guest, and as `findCaller` does. */
export async function requireUser(request: Request): Promise<Identity> {
  const caller = await findCaller(request);
  if (!caller) throw signInNeeded();
  return caller;
}
