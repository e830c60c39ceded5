import type { RpcError } from '../rpc-error.ts';
import type { StoredChange } from '../store/change-log.ts';
import { findCircle, waitsOn } from './deadlock.ts';
import type { LockOwner } from './lock-holds.ts';

/** A read or a commit that has to wait for others to end. */
export interface Waiter {
  readonly kind: 'read' | 'commit';
  /** `undefined` for a commit outside any transaction. */
  readonly owner: LockOwner | undefined;
  readonly birth: number;
  /** What a commit would write, as of its last attempt. */
  writes: readonly StoredChange[];
  /** For whom it waits, as of its last attempt. */
  waitsFor: ReadonlySet<LockOwner>;
  /** Tries to go on; true when done, with success or without. */
  attempt: () => boolean;
  abort: (error: RpcError) => void;
}

/** Those who wait, the oldest first, and who waits for whom. */
export class WaitQueue {
  #waiters: Waiter[] = [];

  get size(): number {
    return this.#waiters.length;
  }

  add(waiter: Waiter): void {
    const place = this.#waiters.findIndex(({ birth }) => birth > waiter.birth);
    this.#waiters.splice(place === -1 ? this.#waiters.length : place, 0, waiter);
  }

  remove(waiter: Waiter): boolean {
    const place = this.#waiters.indexOf(waiter);
    if (place !== -1) this.#waiters.splice(place, 1);
    return place !== -1;
  }

  has(waiter: Waiter): boolean {
    return this.#waiters.includes(waiter);
  }

  /** As of now, so that the queue may change while it is gone through. */
  inOrder(): Waiter[] {
    return [...this.#waiters];
  }

  of(owner: LockOwner): Waiter[] {
    return this.#waiters.filter((waiter) => waiter.owner === owner);
  }

  /** Commits that came before a waiter. */
  commitsBefore(waiter: Waiter): Waiter[] {
    return this.#waiters.filter(({ kind, birth }) => kind === 'commit' && birth < waiter.birth);
  }

  hasReads(): boolean {
    return this.#waiters.some(({ kind }) => kind === 'read');
  }

  /** Whether a transaction cannot go on before another has ended. */
  waitsOn(owner: LockOwner, goal: LockOwner): boolean {
    return waitsOn(this.#graph(['read', 'commit']), owner, goal);
  }

  /** The youngest of transactions whose commits wait for each other in a circle. */
  deadlocked(): LockOwner | undefined {
    const circle = findCircle(this.#graph(['commit']));
    return circle?.reduce((youngest, owner) => (owner.birth > youngest.birth ? owner : youngest));
  }

  #graph(kinds: Waiter['kind'][]): Map<LockOwner, Set<LockOwner>> {
    const graph = new Map<LockOwner, Set<LockOwner>>();
    for (const { kind, owner, waitsFor } of this.#waiters) {
      if (!owner || !kinds.includes(kind)) continue;
      graph.set(owner, new Set([...(graph.get(owner) ?? []), ...waitsFor]));
    }
    return graph;
  }
}
