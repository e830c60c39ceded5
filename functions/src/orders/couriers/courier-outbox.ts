import { randomUUID } from 'node:crypto';

import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import { CourierError, type CourierFailure } from '../../platform/courier-aggregator.ts';
import {
  inTransaction,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';

/**
 * How long an attempt owns a document, and how long we wait after a call without an answer: a call takes at most 10 s,
 * and what it does at the aggregator has happened by then, so the next look finds it.
 */
const LEASE_MS = 3 * MINUTE_MS;
/** After a failed call. */
const PAUSES_MS: Readonly<Record<CourierFailure, number>> = {
  refused: HOUR_MS,
  unavailable: MINUTE_MS,
  unknown: LEASE_MS,
};

/** A document that waits for the courier aggregator. */
interface Waiting {
  id: string;
  attempts: number;
  /** null when there is nothing to do */
  nextAttemptAt: Date | null;
  /** of the attempt under way */
  lease: string;
}

/** Another attempt has taken over, or there is nothing to do any more: this one may do nothing more. */
class LeaseLostError extends Error {}

interface Stored<Item> {
  ref: (id: string) => DocumentReference;
  query: () => CollectionReference;
  read: (snapshot: DocumentSnapshot) => Item | null;
}

/** Documents of a collection whose next step is a call of the aggregator, each taken by one attempt at a time. */
export function courierOutbox<Item extends Waiting>({ ref, query, read }: Stored<Item>) {
  /** Throws LeaseLostError. */
  const requireLease = async (transaction: Transaction, { id, lease }: Item): Promise<void> => {
    const stored = read(await transaction.get(ref(id)));
    if (stored?.lease !== lease) throw new LeaseLostError();
  };
  /** Throws LeaseLostError. */
  const change = (item: Item, changes: Partial<Item>): Promise<void> =>
    inTransaction(async (transaction) => {
      await requireLease(transaction, item);
      const fields: Record<string, unknown> = { ...changes };
      transaction.update(ref(item.id), fields);
    });
  const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);
  return {
    requireLease,
    change,
    /** Null when it is not due, or another attempt is under way. */
    claim: (id: string, now: Date): Promise<Item | null> =>
      inTransaction(async (transaction) => {
        const item = read(await transaction.get(ref(id)));
        if (!item || item.nextAttemptAt === null || item.nextAttemptAt > now) return null;
        const lease = {
          lease: randomUUID(),
          nextAttemptAt: leaseEnd(now),
          attempts: item.attempts + 1,
        };
        transaction.update(ref(id), lease);
        return { ...item, ...lease };
      }),
    /** Before a call with an effect: this attempt still owns the document, and does so until the call has ended. */
    keep: (item: Item, now: Date) =>
      change(item, { nextAttemptAt: leaseEnd(now) } as Partial<Item>),
    /** Notes why an attempt failed and when the next one is. @param onRefusal changes when the aggregator said no */
    async settle(
      item: Item,
      error: unknown,
      now: Date,
      onRefusal: () => Partial<Item>,
    ): Promise<void> {
      if (error instanceof LeaseLostError) return;
      // The lease ends, and the schedule tries again.
      if (!(error instanceof CourierError)) throw error;
      const { failure, message: problem } = error;
      log.warn('The courier aggregator did not do it.', {
        path: ref(item.id).path,
        failure,
        problem,
      });
      const changes = {
        nextAttemptAt: new Date(now.getTime() + PAUSES_MS[failure]),
        ...(failure === 'refused' && onRefusal()),
        ...{ problem, lease: '' },
      };
      await change(item, changes as unknown as Partial<Item>).catch((lost: unknown) => {
        if (!(lost instanceof LeaseLostError)) throw lost;
      });
    },
    async due(now: Date, most: number): Promise<string[]> {
      const waiting = query().where('nextAttemptAt', '<=', now).orderBy('nextAttemptAt');
      const { docs } = await waiting.limit(most).get();
      return docs.map(({ id }) => id);
    },
  };
}
