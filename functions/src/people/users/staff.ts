import type { Request } from 'express';

import { findCaller } from '../../http/caller.ts';
import { forbidden, signInNeeded } from '../../http/errors.ts';
import type { Identity } from '../../platform/identity.ts';
import { roleOf } from '../../records/user-record.ts';

/** The role is read each time: a claim in the token may be an hour old. */
export async function isAdmin(caller: Identity | null): Promise<boolean> {
  return caller !== null && (await roleOf(caller.uid)) === 'admin';
}

/** Throws 401 without a token, 403 without the role. */
export async function requireAdmin(request: Request): Promise<Identity> {
  const caller = await findCaller(request);
  if (!caller) throw signInNeeded();
  if (!(await isAdmin(caller))) throw forbidden();
  return caller;
}
