import type { Request } from 'express';

import { identify, type Identity } from '../platform/identity.ts';
import { signInNeeded } from './errors.ts';

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
