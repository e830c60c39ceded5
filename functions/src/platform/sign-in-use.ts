import type { IncomingHttpHeaders } from 'node:http';

import { COLLECTIONS, SIGN_INS_ID, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { MINUTE_MS, SECOND_MS } from '@kargha/domain/records/time-spans';

import { browserName } from './browser-name.ts';
import { firestore, type DocumentReference } from './firestore.ts';
import type { Identity } from './identity.ts';
import { log } from './log.ts';

/** Milliseconds between writes of one instance about one sign-in. */
const PAUSE_MS = 10 * MINUTE_MS;
const MAX_REMEMBERED = 10_000;

/** Milliseconds since 1970, by sign-in. */
const writtenAt = new Map<string, number>();

export function signInsRef(uid: string): DocumentReference {
  const profile = firestore().collection(COLLECTIONS.users).doc(uid);
  return profile.collection(SUBCOLLECTIONS.private).doc(SIGN_INS_ID);
}

/** The key of a sign-in: the second at which it happened. */
export function signInKey({ signedInAt }: Pick<Identity, 'signedInAt'>): string {
  return String(signedInAt.getTime() / SECOND_MS);
}

/**
 * Records that a sign-in is in use, without reading anything. A stolen token shows up too, since its thief need not
 * sign in. Never throws.
 */
export async function recordUse(identity: Identity, headers: IncomingHttpHeaders): Promise<void> {
  const key = signInKey(identity);
  const name = `${identity.uid} ${key}`;
  const now = Date.now();
  if (now < (writtenAt.get(name) ?? 0) + PAUSE_MS) return;
  if (writtenAt.size >= MAX_REMEMBERED) writtenAt.clear();
  writtenAt.set(name, now);
  const use = { ...browserName(headers['user-agent'] ?? ''), ...countryOf(headers) };
  try {
    const signIns = { [key]: { ...use, lastUsedAt: new Date(now) } };
    await signInsRef(identity.uid).set({ signIns }, { merge: true });
  } catch (error) {
    log.error('The use of a sign-in could not be recorded.', error);
  }
}

/** Hosting and Google's front ends name the country of the visitor's network. */
function countryOf(headers: IncomingHttpHeaders): { country?: string } {
  const named = headers['x-country-code'] ?? headers['x-appengine-country'];
  return typeof named === 'string' && /^[A-Z]{2}$/.test(named) ? { country: named } : {};
}
