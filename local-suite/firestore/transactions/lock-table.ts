import { RpcError } from '../rpc-error.ts';
import type { StoredChange } from '../store/change-log.ts';
import { affectsRead, HeldLocks } from './held-locks.ts';
import type { LockOwner, ReadSet } from './held-locks.ts';
import { WaitQueue } from './wait-queue.ts';
import type { Waiter } from './wait-queue.ts';

/** A commit worked out on the current state: what it writes, and how to make it so. */
export interface PlannedCommit<Result> {
  writes: readonly StoredChange[];
  apply: () => Result;
}

/** How long a commit waits for others' locks, in milliseconds. Source: the official emulator. */
export const LOCK_TIMEOUT = 2_000;

/** How long a reader lets a transaction that has just read the same finish first, in milliseconds. */
export const READ_GRACE_PERIOD = 500;

/** How long a reader waits at most, one such transaction after the other, in milliseconds. */
export const MAX_READ_WAIT = 10_000;

const NO_OWNERS: ReadonlySet<LockOwner> = new Set();

/**
 * Pessimistic locks over one database. What a read-write transaction has read nobody else can write
 * until it ends. Readers share, but they queue a moment behind a transaction that has just read the
 * same, because most transactions write what they read: contended ones then run one after the other
 * instead of blocking each other. The oldest goes first; of commits that wait for each other in a
 * circle the youngest is aborted.
 */
export class LockTable {
  readonly #heldLocks = new HeldLocks();
  readonly #queue = new WaitQueue();
  #lastSequence = 0;
  #isSettling = false;
  /** Counts what may have let others go on. */
  #releases = 0;
  #graceTimer: NodeJS.Timeout | undefined;

  /** The rank of a newcomer: younger than all before. */
  nextSequence(): number {
    this.#lastSequence += 1;
    return this.#lastSequence;
  }

  /** Gives a transaction shared locks on what it is about to read, now or a little later. */
  read(owner: LockOwner, set: ReadSet): Promise<void> {
    const waitDeadline = Date.now() + MAX_READ_WAIT;
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        ...{ kind: 'read', owner, sequence: owner.sequence, writes: [], waitsFor: NO_OWNERS },
        abort: reject,
        attempt: () => {
          const canWait = Date.now() < waitDeadline;
          waiter.waitsFor = canWait ? this.#transactionsToAwait(waiter, owner, set) : NO_OWNERS;
          if (waiter.waitsFor.size > 0) return false;
          this.#heldLocks.share(owner, set);
          resolve();
          return true;
        },
      };
      this.#add(waiter);
    });
  }

  /**
   * Plans and applies a commit as soon as nobody else holds a lock on what it writes; it is planned
   * anew at each attempt. With or without success the owner's locks are gone afterwards.
   * Rejects with what `plan` and `apply` throw, and with ABORTED after LOCK_TIMEOUT or in a deadlock.
   */
  commit<Result>(owner: LockOwner | undefined, plan: () => PlannedCommit<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const sequence = owner?.sequence ?? this.nextSequence();
      const waiter: Waiter = {
        ...{ kind: 'commit', owner, sequence, writes: [], waitsFor: NO_OWNERS },
        abort: (error) => {
          clearTimeout(timeout);
          reject(error);
        },
        attempt: () => {
          try {
            const planned = plan();
            waiter.writes = planned.writes;
            waiter.waitsFor = this.#heldLocks.conflictingHolders(owner, planned.writes);
            if (waiter.waitsFor.size > 0) return false;
            resolve(planned.apply());
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
          clearTimeout(timeout);
          return true;
        },
      };
      const timeout = setTimeout(() => {
        this.#abort(waiter, 'Transaction lock timeout.');
        this.#settle();
      }, LOCK_TIMEOUT);
      this.#add(waiter);
    });
  }

  /** Ends all locks of a transaction, and what it still waits for. */
  release(owner: LockOwner): void {
    this.#heldLocks.drop(owner);
    for (const waiter of this.#queue.of(owner)) this.#abort(waiter, 'The transaction has ended.');
    this.#settle();
  }

  /** Rejects all who wait. */
  close(): void {
    clearTimeout(this.#graceTimer);
    for (const waiter of this.#queue.inOrder()) {
      this.#queue.remove(waiter);
      waiter.abort(new RpcError('UNAVAILABLE', 'The server is shutting down.'));
    }
  }

  #add(waiter: Waiter): void {
    this.#queue.add(waiter);
    this.#settle();
  }

  #abort(waiter: Waiter, reason: string): void {
    if (!this.#queue.remove(waiter)) return;
    if (waiter.kind === 'commit' && waiter.owner) this.#heldLocks.drop(waiter.owner);
    waiter.abort(new RpcError('ABORTED', reason));
  }

  /** Lets everybody go on who can. What ends on the way may let others go on, so it starts over. */
  #settle(): void {
    this.#releases += 1;
    if (this.#isSettling) return;
    this.#isSettling = true;
    let seen: number;
    do {
      seen = this.#releases;
      for (const waiter of this.#queue.inOrder()) this.#attempt(waiter);
      if (seen === this.#releases) this.#breakDeadlock();
    } while (seen !== this.#releases);
    this.#isSettling = false;
    this.#scheduleGraceCheck();
  }

  #attempt(waiter: Waiter): void {
    if (!this.#queue.has(waiter) || !waiter.attempt()) return;
    this.#queue.remove(waiter);
    if (waiter.kind !== 'commit') return;
    if (waiter.owner) this.#heldLocks.drop(waiter.owner);
    this.#releases += 1;
  }

  #breakDeadlock(): void {
    const victim = this.#queue.findDeadlockVictim();
    if (!victim) return;
    for (const waiter of this.#queue.of(victim)) {
      this.#abort(waiter, 'Too much contention on these documents. Please try again.');
    }
    this.#releases += 1;
  }

  /** For whom a read waits, out of courtesy only: never for one that waits for the reader itself. */
  #transactionsToAwait(waiter: Waiter, owner: LockOwner, set: ReadSet): Set<LockOwner> {
    const others = new Set<LockOwner>();
    const recent = Date.now() - READ_GRACE_PERIOD;
    for (const [reader, since] of this.#heldLocks.readersOf(owner, set)) {
      if (since > recent) others.add(reader);
    }
    for (const commit of this.#queue.commitsBefore(waiter)) {
      const blocksRead = commit.writes.some((write: StoredChange) => affectsRead(write, set));
      if (!blocksRead || commit.waitsFor.has(owner)) continue;
      for (const other of commit.waitsFor) others.add(other);
    }
    others.delete(owner);
    return new Set([...others].filter((other) => !this.#queue.waitsOn(other, owner)));
  }

  /** Courtesy ends with time, so those who wait out of courtesy look again. */
  #scheduleGraceCheck(): void {
    clearTimeout(this.#graceTimer);
    if (!this.#queue.hasReads()) return;
    this.#graceTimer = setTimeout(() => {
      this.#settle();
    }, READ_GRACE_PERIOD);
  }
}
