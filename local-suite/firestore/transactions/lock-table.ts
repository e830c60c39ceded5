import { RpcError } from '../rpc-error.ts';
import type { StoredChange } from '../store/change-log.ts';
import { disturbs, LockHolds } from './held-locks.ts';
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
export const COURTESY = 500;

/** How long a reader waits at most, one such transaction after the other, in milliseconds. */
export const PATIENCE = 10_000;

const NOBODY: ReadonlySet<LockOwner> = new Set();

/**
 * Pessimistic locks over one database. What a read-write transaction has read nobody else can write
 * until it ends. Readers share, but they queue a moment behind a transaction that has just read the
 * same, because most transactions write what they read: contended ones then run one after the other
 * instead of blocking each other. The oldest goes first; of commits that wait for each other in a
 * circle the youngest is aborted.
 */
export class LockTable {
  readonly #holds = new LockHolds();
  readonly #queue = new WaitQueue();
  #lastBirth = 0;
  #isSettling = false;
  /** Counts what may have let others go on. */
  #endings = 0;
  #courtesyTimer: NodeJS.Timeout | undefined;

  /** The rank of a newcomer: younger than all before. */
  nextBirth(): number {
    this.#lastBirth += 1;
    return this.#lastBirth;
  }

  /** Gives a transaction shared locks on what it is about to read, now or a little later. */
  read(owner: LockOwner, set: ReadSet): Promise<void> {
    const patientUntil = Date.now() + PATIENCE;
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        ...{ kind: 'read', owner, birth: owner.birth, writes: [], waitsFor: NOBODY },
        abort: reject,
        attempt: () => {
          const isPatient = Date.now() < patientUntil;
          waiter.waitsFor = isPatient ? this.#courtesyOf(waiter, owner, set) : NOBODY;
          if (waiter.waitsFor.size > 0) return false;
          this.#holds.share(owner, set);
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
      const birth = owner?.birth ?? this.nextBirth();
      const waiter: Waiter = {
        ...{ kind: 'commit', owner, birth, writes: [], waitsFor: NOBODY },
        abort: (error) => {
          clearTimeout(timeout);
          reject(error);
        },
        attempt: () => {
          try {
            const planned = plan();
            waiter.writes = planned.writes;
            waiter.waitsFor = this.#holds.holdersAgainst(owner, planned.writes);
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
    this.#holds.drop(owner);
    for (const waiter of this.#queue.of(owner)) this.#abort(waiter, 'The transaction has ended.');
    this.#settle();
  }

  /** Rejects all who wait. */
  close(): void {
    clearTimeout(this.#courtesyTimer);
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
    if (waiter.kind === 'commit' && waiter.owner) this.#holds.drop(waiter.owner);
    waiter.abort(new RpcError('ABORTED', reason));
  }

  /** Lets everybody go on who can. What ends on the way may let others go on, so it starts over. */
  #settle(): void {
    this.#endings += 1;
    if (this.#isSettling) return;
    this.#isSettling = true;
    let seen: number;
    do {
      seen = this.#endings;
      for (const waiter of this.#queue.inOrder()) this.#attempt(waiter);
      if (seen === this.#endings) this.#breakDeadlock();
    } while (seen !== this.#endings);
    this.#isSettling = false;
    this.#watchCourtesy();
  }

  #attempt(waiter: Waiter): void {
    if (!this.#queue.has(waiter) || !waiter.attempt()) return;
    this.#queue.remove(waiter);
    if (waiter.kind !== 'commit') return;
    if (waiter.owner) this.#holds.drop(waiter.owner);
    this.#endings += 1;
  }

  #breakDeadlock(): void {
    const victim = this.#queue.deadlocked();
    if (!victim) return;
    for (const waiter of this.#queue.of(victim)) {
      this.#abort(waiter, 'Too much contention on these documents. Please try again.');
    }
    this.#endings += 1;
  }

  /** For whom a read waits, out of courtesy only: never for one that waits for the reader itself. */
  #courtesyOf(waiter: Waiter, owner: LockOwner, set: ReadSet): Set<LockOwner> {
    const others = new Set<LockOwner>();
    const recent = Date.now() - COURTESY;
    for (const [reader, since] of this.#holds.readersOf(owner, set)) {
      if (since > recent) others.add(reader);
    }
    for (const commit of this.#queue.commitsBefore(waiter)) {
      const isInTheWay = commit.writes.some((write: StoredChange) => disturbs(write, set));
      if (!isInTheWay || commit.waitsFor.has(owner)) continue;
      for (const other of commit.waitsFor) others.add(other);
    }
    others.delete(owner);
    return new Set([...others].filter((other) => !this.#queue.waitsOn(other, owner)));
  }

  /** Courtesy ends with time, so those who wait out of courtesy look again. */
  #watchCourtesy(): void {
    clearTimeout(this.#courtesyTimer);
    if (!this.#queue.hasReads()) return;
    this.#courtesyTimer = setTimeout(() => {
      this.#settle();
    }, COURTESY);
  }
}
