import { vi } from 'vitest';

import type { StoredChange } from '../../store/change-log.ts';
import type { LockOwner, ReadSet } from '../held-locks.ts';
import { LockTable } from '../lock-table.ts';

export const names = (...given: string[]): ReadSet => ({ names: given, ranges: [] });

/** All documents whose name starts with `key`. */
export const range = (key: string): ReadSet => ({
  names: [],
  ranges: [{ key, contains: ({ name }) => name.startsWith(key) }],
});

export const writeOf = (name: string): StoredChange => {
  const after = { name } as NonNullable<StoredChange['after']>;
  return { name, before: undefined, after };
};

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A lock table with a log of finished operations. Needs fake timers. */
export class LockFixture {
  readonly locks = new LockTable();
  readonly done: string[] = [];

  newOwner(): LockOwner {
    return { sequence: this.locks.nextSequence() };
  }

  /** Starts a read; it appears in `done` once it has its locks. */
  async read(who: string, owner: LockOwner, set: ReadSet): Promise<void> {
    this.locks.read(owner, set).then(
      () => this.done.push(`${who} read`),
      (error: unknown) => this.done.push(`${who} read: ${String(error)}`),
    );
    await pass(0);
  }

  /** Starts a commit; it appears in `done` once it is applied or rejected. */
  async commit(who: string, owner: LockOwner | undefined, ...written: string[]): Promise<void> {
    const apply = () => this.done.push(`${who} committed`);
    const plan = () => ({ writes: written.map(writeOf), apply });
    this.locks.commit(owner, plan).catch((error: unknown) => {
      this.done.push(`${who} committed: ${String(error)}`);
    });
    await pass(0);
  }
}
