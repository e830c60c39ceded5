import type { Request } from 'express';

import { networkOf } from './network-of.ts';

/**
 * The network address that a request came from, of IPv6 its line; null when no proxy has told one, as on a developer's machine. Each
 * proxy appends the address that it saw: behind Hosting the last entry is Hosting's own and the one before it the
 * visitor's, whatever the visitor wrote in front. Whoever calls the function itself, past Hosting, can choose the entry
 * that is counted. App Check, where it is enforced, closes that door for what changes something, and limits by mailbox
 * and account hold there too. What it lets pass, reading and /api/vitals, has a ceiling for all addresses together where
 * it costs much (shared-ceiling.ts).
 */
export function forwardedAddress(request: Request): string | null {
  const seen = (request.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const address = seen.at(-2) ?? seen.at(-1);
  return address === undefined ? null : networkOf(address);
}

/** The key under which tries of one caller are counted; callers whose address nobody knows share one. */
export function clientAddress(request: Request): string {
  return forwardedAddress(request) ?? 'unknown';
}
