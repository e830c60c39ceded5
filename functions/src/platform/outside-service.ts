import { number, pipe, string, transform, union } from 'valibot';

import { SECOND_MS } from '@kargha/domain/records/time-spans';

/** No answer came. `neverLeft`: not a byte of the request was sent, so nothing can have happened. */
export class NoAnswerError extends Error {
  constructor(readonly neverLeft: boolean) {
    super('The service did not respond.');
  }
}

/** Network errors that are raised before a byte of the request was sent. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Calls a service outside of Google Cloud. Follows no redirect. Throws NoAnswerError and nothing else. */
export async function reachService(
  address: string,
  timeoutMs: number,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new NoAnswerError(neverLeft(error));
  }
}

function neverLeft(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  return typeof cause.code === 'string' && NEVER_CONNECTED.has(cause.code);
}

/** A token is renewed before the service refuses it. */
const MARGIN_MS = 60 * SECOND_MS;

/** Keeps a token for as long as the service says. */
export function cachedToken(signIn: () => Promise<{ token: string; seconds: number }>) {
  let known: { value: string; until: number } | null = null;
  return {
    forget: () => {
      known = null;
    },
    async current(): Promise<string> {
      if (known && Date.now() < known.until) return known.value;
      const { token: value, seconds } = await signIn();
      known = { value, until: Date.now() + seconds * SECOND_MS - MARGIN_MS };
      return value;
    },
  };
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Inside the Functions emulator only a loopback address, so that no test reaches a real service; outside never. */
export function isTrustedService(address: string, inEmulator: boolean): boolean {
  const { protocol = '', hostname = '' } = URL.canParse(address) ? new URL(address) : {};
  return inEmulator
    ? protocol === 'http:' && LOOPBACK.has(hostname)
    : protocol === 'https:' && !LOOPBACK.has(hostname);
}

/** Without a slash at the end. Throws for an address that is not allowed. */
export function trustedService(name: string, address: string): string {
  if (isTrustedService(address, process.env.FUNCTIONS_EMULATOR === 'true'))
    return address.replace(/\/$/, '');
  throw new Error(
    `${name} is ${address}. It must be an https address; only the Functions emulator may use a loopback ` +
      'address, and no other.',
  );
}

/** Numbers that services send with or without quotation marks. */
const numberOrText = union([number(), string()]);
export const digits = pipe(numberOrText, transform(String));
export const anyNumber = pipe(numberOrText, transform(Number));
