import { fromMicros } from '../../model/timestamps.ts';
import type { Caller, CommitEvent } from '../../service-contract.ts';
import type { CommitRecord } from '../../store/change-log.ts';

type Observer = (event: CommitEvent) => void;

/** Calls observers in commit order, asynchronously after the commit. */
export class CommitObservers {
  readonly #observers = new Set<Observer>();
  #pending: { commit: CommitRecord; caller: Caller }[] = [];

  /** Calls back for each later commit. Returns an unsubscribe function. */
  add(observer: Observer): () => void {
    this.#observers.add(observer);
    return () => {
      this.#observers.delete(observer);
    };
  }

  publish(commit: CommitRecord, caller: Caller): void {
    if (commit.changes.length === 0 || this.#observers.size === 0) return;
    this.#pending.push({ commit, caller });
    if (this.#pending.length === 1) this.#deliverLater();
  }

  #deliverLater(): void {
    queueMicrotask(() => {
      this.#deliver();
    });
  }

  /** An observer that throws is a bug and must surface; later commits are still delivered. */
  #deliver(): void {
    const [next] = this.#pending;
    if (!next) return;
    try {
      const event = commitEvent(next.commit, next.caller);
      for (const observer of [...this.#observers]) observer(event);
    } finally {
      this.#pending.shift();
      if (this.#pending.length > 0) this.#deliverLater();
    }
  }
}

function commitEvent({ time, changes }: CommitRecord, caller: Caller): CommitEvent {
  return {
    caller,
    commitTime: fromMicros(time),
    changes: changes.map(({ name, before, after }) => ({
      name,
      before: before?.message,
      after: after?.message,
    })),
  };
}
