import { RpcError } from '../rpc-error.ts';
import type { StoredChange } from '../store/change-log.ts';
import { affectsRead, HeldLocks } from './held-locks.ts';
import type { LockOwner, ReadSet } from './held-locks.ts';
import { WaitQueue } from './wait-queue.ts';
import type { Waiter } from './wait-queue.ts';

/** A commit computed on the current state. */
export interface PlannedCommit<Result> {
  writes: readonly StoredChange[];
  apply: () => Result;
}

/** How long a commit waits for locks, in milliseconds. Source: the official emulator. */
export const LOCK_TIMEOUT = 2_000;

/** How long a read waits for a transaction that has just read the same, in milliseconds. */
export const READ_GRACE_PERIOD = 500;

/** How long a read waits in total for such transactions, in milliseconds. */
export const MAX_READ_WAIT = 10_000;

/** Most waiters are attempted again by what releases locks; new ones attempt the others at most so often (ms). */
const FULL_ATTEMPT_INTERVAL = 20;

const NO_OWNERS: ReadonlySet<LockOwner> = new Set();

/**
 * Pessimistic locks over one database. No one else can write what a read-write transaction has read until it ends.
 * Reads share locks, but wait a moment for a transaction that has just read the same: most transactions write what
 * they read, so contending ones run one after the other instead of blocking each other. The oldest goes first; in
 * a deadlock the youngest is aborted.
 */
export class LockTable {
  readonly #heldLocks = new HeldLocks();
  readonly #queue = new WaitQueue();
  #lastSequence = 0;
  #isSettling = false;
  /** Counts events that may unblock others. */
  #releases = 0;
  #graceTimer: NodeJS.Timeout | undefined;
  #lastFullAttempt = 0;

  /** Higher than all earlier ones. */
  nextSequence(): number {
    this.#lastSequence += 1;
    return this.#lastSequence;
  }

  /** Acquires shared locks for a read, possibly after a wait. */
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
   * Plans and applies a commit once no one else holds a lock on what it writes; each attempt plans again. Always
   * releases the owner's locks. Rejects with errors from `plan` and `apply`, and with ABORTED after LOCK_TIMEOUT
   * or in a deadlock.
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

  /** Releases a transaction's locks and aborts its waiting operations. */
  release(owner: LockOwner): void {
    this.#heldLocks.drop(owner);
    for (const waiter of this.#queue.of(owner)) this.#abort(waiter, 'The transaction has ended.');
    this.#settle();
  }

  close(): void {
    clearTimeout(this.#graceTimer);
    for (const waiter of this.#queue.inOrder()) {
      this.#queue.remove(waiter);
      waiter.abort(new RpcError('UNAVAILABLE', 'The server is shutting down.'));
    }
  }

  #add(waiter: Waiter): void {
    this.#queue.add(waiter);
    // It makes no other one free, but time may have.
    const isSoon = Date.now() - this.#lastFullAttempt < FULL_ATTEMPT_INTERVAL;
    this.#settle(isSoon ? [waiter] : undefined);
  }

  #abort(waiter: Waiter, reason: string): void {
    if (!this.#queue.remove(waiter)) return;
    if (waiter.kind === 'commit' && waiter.owner) this.#heldLocks.drop(waiter.owner);
    waiter.abort(new RpcError('ABORTED', reason));
  }

  /**
   * Runs every waiter that can continue, by default any. Each completed commit may unblock any other waiter, so it
   * repeats with all of them.
   */
  #settle(candidates?: readonly Waiter[]): void {
    this.#releases += 1;
    if (this.#isSettling) return;
    this.#isSettling = true;
    let waiters = candidates ?? this.#allWaiters();
    for (;;) {
      const seen = this.#releases;
      for (const waiter of waiters) this.#attempt(waiter);
      if (seen === this.#releases) this.#breakDeadlock();
      if (seen === this.#releases) break;
      waiters = this.#allWaiters();
    }
    this.#isSettling = false;
    this.#scheduleGraceCheck();
  }

  #allWaiters(): Waiter[] {
    this.#lastFullAttempt = Date.now();
    return this.#queue.inOrder();
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

  /** The transactions that a read waits for voluntarily; never one that waits for the reader. */
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

  /** Grace periods expire with time, so waiting reads must be checked again. */
  #scheduleGraceCheck(): void {
    clearTimeout(this.#graceTimer);
    if (!this.#queue.hasReads()) return;
    this.#graceTimer = setTimeout(() => {
      this.#settle();
    }, READ_GRACE_PERIOD);
  }
}
