import { RpcError } from '../../rpc-error.ts';

const FORM = /^[A-Za-z0-9_-]+$/;

/** Encodes a token for the page after `last`. */
export function encodePageToken(last: string): string {
  return Buffer.from(last).toString('base64url');
}

/** Returns `undefined` for the first page. Throws INVALID_ARGUMENT for an invalid token. */
export function decodePageToken(token: string | undefined): string | undefined {
  if (!token) return undefined;
  if (FORM.test(token)) return Buffer.from(token, 'base64url').toString();
  throw new RpcError('INVALID_ARGUMENT', 'The page token is not valid.');
}
