import type { Request } from 'express';

import { identify, type Identity } from '../platform/identity.ts';
import { roleOf } from '../records/user-record.ts';
import { forbidden, signInNeeded } from './errors.ts';

const BEARER = /^Bearer ([\w.-]+)$/;

/** Who makes the request: null for a guest. A token that is refused is an error, not a guest. */
export async function callerOf(request: Request): Promise<Identity | null> {
  const header = request.get('authorization');
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  const identity = token === undefined ? null : await identify(token);
  if (!identity) throw signInNeeded();
  return identity;
}

/** True when the caller is staff now; the role is read afresh, a claim in the token may be an hour old. */
export async function isAdmin(caller: Identity | null): Promise<boolean> {
  return caller !== null && (await roleOf(caller.uid)) === 'admin';
}

/** The member of staff who makes the request. Throws 401 without a token, 403 without the role. */
export async function adminOf(request: Request): Promise<Identity> {
  const caller = await callerOf(request);
  if (!caller) throw signInNeeded();
  if (!(await isAdmin(caller))) throw forbidden();
  return caller;
}
