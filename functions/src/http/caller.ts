import type { Request } from 'express';

import { identify, type Identity } from '../platform/identity.ts';
import { accountStatus } from '../platform/account-status.ts';
import { recordUse } from '../platform/sign-in-use.ts';
import { signInNeeded, suspended } from './errors.ts';

const BEARER = /^Bearer ([\w.-]+)$/;

/**
 * The signed-in caller; null for a guest. Throws 401 sign_in_needed for an invalid token and an ended sign-in, 403
 * suspended for a suspended account.
 */
export async function findCaller(request: Request): Promise<Identity | null> {
  const header = request.get('authorization');
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  const identity = token === undefined ? null : await identify(token);
  if (!identity) throw signInNeeded();
  const status = await accountStatus(identity);
  if (status === 'suspended') throw suspended();
  if (status === 'signed-out') throw signInNeeded();
  return identity;
}

/** Also records the use of the sign-in. Throws 401 for a guest, and the errors of `findCaller`. */
export async function requireUser(request: Request): Promise<Identity> {
  const caller = await findCaller(request);
  if (!caller) throw signInNeeded();
  await recordUse(caller, request.headers);
  return caller;
}
