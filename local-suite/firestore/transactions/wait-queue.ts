import type { RpcError } from '../rpc-error.ts';
import type { StoredChange } from '../store/change-log.ts';
import { findWaitPath } from './deadlock.ts';
import type { LockOwner } from './held-locks.ts';

export interface Waiter {
  readonly kind: 'read' | 'commit';
  /** `undefined` for a commit outside any transaction. */
  readonly owner: LockOwner | undefined;
  readonly sequence: number;
  /** What a commit would write, as of its last attempt. */
  writes: readonly StoredChange[];
  /** Transactions it waits for, as of its last attempt. */
  waitsFor: ReadonlySet<LockOwner>;
  /** Returns true when finished, whether it succeeded or not. */
  attempt: () => boolean;
  abort: (error: RpcError) => void;
}

/** Waiting operations, oldest first, and what they wait for. */
export class WaitQueue {
  readonly #waiters: Waiter[] = [];
  readonly #byOwner = new Map<LockOwner, Set<Waiter>>();
  readonly #members = new Set<Waiter>();

  add(waiter: Waiter): void {
    const place = this.#waiters.findIndex(({ sequence }) => sequence > waiter.sequence);
    this.#waiters.splice(place === -1 ? this.#waiters.length : place, 0, waiter);
    this.#members.add(waiter);
    if (!waiter.owner) return;
    const siblings = this.#byOwner.get(waiter.owner) ?? new Set();
    this.#byOwner.set(waiter.owner, siblings.add(waiter));
  }

  /** Returns false if the waiter is not in the queue. */
  remove(waiter: Waiter): boolean {
    if (!this.#members.delete(waiter)) return false;
    this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
    const siblings = waiter.owner && this.#byOwner.get(waiter.owner);
    siblings?.delete(waiter);
    if (waiter.owner && siblings?.size === 0) this.#byOwner.delete(waiter.owner);
    return true;
  }

  has(waiter: Waiter): boolean {
    return this.#members.has(waiter);
  }

  /** A copy, so that the queue may change during iteration. */
  inOrder(): Waiter[] {
    return [...this.#waiters];
  }

  of(owner: LockOwner): Waiter[] {
    return [...(this.#byOwner.get(owner) ?? [])];
  }

  commitsBefore(waiter: Waiter): Waiter[] {
    return this.#waiters.filter(
      ({ kind, sequence }) => kind === 'commit' && sequence < waiter.sequence,
    );
  }

  hasReads(): boolean {
    return this.#waiters.some(({ kind }) => kind === 'read');
  }

  /** True if `owner` cannot continue before `goal` has ended, directly or through others. */
  waitsOn(owner: LockOwner, goal: LockOwner): boolean {
    return findWaitPath((party) => this.#waitedFor(party), owner, goal) !== undefined;
  }

  /** The youngest transaction in a cycle of commits that wait for each other. */
  findDeadlockVictim(): LockOwner | undefined {
    for (const { kind, owner } of this.#waiters) {
      if (kind !== 'commit' || !owner) continue;
      const cycle = findWaitPath((party) => this.#waitedFor(party, 'commit'), owner, owner);
      if (cycle)
        return cycle.reduce((young, other) => (other.sequence > young.sequence ? other : young));
    }
    return undefined;
  }

  *#waitedFor(owner: LockOwner, only?: Waiter['kind']): Generator<LockOwner> {
    for (const { kind, waitsFor } of this.#byOwner.get(owner) ?? []) {
      if (only === undefined || kind === only) yield* waitsFor;
    }
  }
}
