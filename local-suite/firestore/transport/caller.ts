import type { Caller } from '../service-contract.ts';
import { RpcError } from '../rpc-error.ts';

const BEARER = /^bearer\s+(?<token>\S+)$/i;
/** Prefix of access tokens of Google service accounts. */
const GOOGLE_ACCESS_TOKEN = 'ya29.';
const BASE64_URL = /^[\w-]*$/;

/**
 * Returns the caller for an `authorization` header: "owner" and Google access tokens are the Admin SDK, a JWT is a
 * user (its signature and dates are not checked, as in the official emulator), no header is a guest. Throws
 * INVALID_ARGUMENT for anything else.
 */
export function callerOf(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization === '') return { kind: 'guest' };
  const token = BEARER.exec(authorization)?.groups?.token ?? '';
  if (token.toLowerCase() === 'owner' || token.startsWith(GOOGLE_ACCESS_TOKEN)) {
    return { kind: 'admin' };
  }
  return personOf(token);
}

function personOf(jwt: string): Caller {
  const segments = jwt.split('.');
  const [header, token] = segments.slice(0, 2).map(jsonObject);
  const uid = token?.user_id ?? token?.sub;
  if (segments.length === 3 && header && token && typeof uid === 'string') {
    return { kind: 'person', uid, token };
  }
  throw new RpcError('INVALID_ARGUMENT', 'invalid jwt');
}

function jsonObject(segment: string): Record<string, unknown> | undefined {
  if (!BASE64_URL.test(segment)) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
