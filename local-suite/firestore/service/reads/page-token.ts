import { RpcError } from '../../rpc-error.ts';

const FORM = /^[A-Za-z0-9_-]+$/;

/** The token of the page that begins after `last`. */
export function encodePageToken(last: string): string {
  return Buffer.from(last).toString('base64url');
}

/** What the page begins after; `undefined` for the first page. INVALID_ARGUMENT for no token of ours. */
export function decodePageToken(token: string | undefined): string | undefined {
  if (!token) return undefined;
  if (FORM.test(token)) return Buffer.from(token, 'base64url').toString();
  throw new RpcError('INVALID_ARGUMENT', 'The page token is not valid.');
}
