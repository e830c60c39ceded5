import { COLLECTIONS } from '@kargha/domain/collections';

import {
  FieldValue,
  firestore,
  inTransaction,
  type DocumentSnapshot,
} from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { tooMany } from './errors.ts';

/** So many tries in so many minutes, for one key. */
export interface RateLimit {
  scope: string;
  tries: number;
  minutes: number;
}

/** A try that was taken; `giveBack` makes it as if it had not been. */
export interface TakenTry {
  giveBack: () => Promise<void>;
}

const MINUTE_MS = 60_000;

/**
 * Takes one try for the key, counted before anything is looked up, so that a burst of guesses is counted too.
 * Throws 429 when the tries of the present window are used up. Windows end by the clock; `expiresAt` lets
 * Firestore's TTL clear old counters away.
 */
export async function takeTry(limit: RateLimit, key: string, now: Date): Promise<TakenTry> {
  const counter = counterOf(limit, key, now);
  const expiresAt = new Date(now.getTime() + 2 * limit.minutes * MINUTE_MS);
  // A flood is refused by one read, without a lock that honest callers would wait for.
  usedOf(limit, await counter.get());
  await inTransaction(async (transaction) => {
    const before = usedOf(limit, await transaction.get(counter));
    transaction.set(counter, { scope: limit.scope, used: before + 1, expiresAt });
  });
  return {
    giveBack: async () => {
      await counter.update({ used: FieldValue.increment(-1) });
    },
  };
}

/** The tries that were used; throws 429 when they are all. */
function usedOf({ tries, minutes }: RateLimit, counter: DocumentSnapshot): number {
  const used: unknown = counter.get('used');
  const before = typeof used === 'number' ? used : 0;
  if (before >= tries) {
    throw tooMany(`Too many attempts. Please try again in ${minutes} minutes.`);
  }
  return before;
}

function counterOf({ scope, minutes }: RateLimit, key: string, now: Date) {
  const window = Math.floor(now.getTime() / (minutes * MINUTE_MS));
  return firestore()
    .collection(COLLECTIONS.rateLimits)
    .doc(`${scope}_${hashOf(key).slice(0, 32)}_${window}`);
}
