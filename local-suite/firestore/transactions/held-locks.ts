import type { StoredChange } from '../store/change-log.ts';
import type { StoredDocument } from '../store/stored-document.ts';

/** A read-write transaction. A lower sequence means it is older and has priority. */
export interface LockOwner {
  readonly sequence: number;
}

/** The documents that a query read, and those that it would find if they existed. */
interface ReadRange {
  /** Equal for reads of the same query. */
  key: string;
  contains: (document: StoredDocument) => boolean;
}

export interface ReadSet {
  names: readonly string[];
  ranges: readonly ReadRange[];
}

interface LockedRange {
  owner: LockOwner;
  range: ReadRange;
  since: number;
}

/** Shared locks with the time they were acquired (milliseconds since the epoch). */
export class HeldLocks {
  readonly #byName = new Map<string, Map<LockOwner, number>>();
  readonly #namesOf = new Map<LockOwner, Set<string>>();
  #ranges: LockedRange[] = [];

  /** Acquires shared locks. Existing ones keep their time. */
  share(owner: LockOwner, { names, ranges }: ReadSet): void {
    const since = Date.now();
    const own = this.#namesOf.get(owner) ?? new Set();
    this.#namesOf.set(owner, own);
    for (const name of names) {
      if (own.has(name)) continue;
      own.add(name);
      const holders = this.#byName.get(name) ?? new Map<LockOwner, number>();
      this.#byName.set(name, holders.set(owner, since));
    }
    const held = new Set(this.#ranges.filter((h) => h.owner === owner).map((h) => h.range.key));
    const added = ranges.filter(({ key }) => !held.has(key));
    this.#ranges.push(...added.map((range) => ({ owner, range, since })));
  }

  drop(owner: LockOwner): void {
    for (const name of this.#namesOf.get(owner) ?? []) {
      const holders = this.#byName.get(name);
      holders?.delete(owner);
      if (holders?.size === 0) this.#byName.delete(name);
    }
    this.#namesOf.delete(owner);
    this.#ranges = this.#ranges.filter((held) => held.owner !== owner);
  }

  /** Returns other transactions that have read the same, with the time since when. */
  readersOf(owner: LockOwner, { names, ranges }: ReadSet): [LockOwner, number][] {
    const own = this.#namesOf.get(owner);
    const keys = new Set(ranges.map(({ key }) => key));
    const ofNames = names
      .filter((name) => !own?.has(name))
      .flatMap((name) => [...(this.#byName.get(name) ?? [])]);
    const ofRanges = this.#ranges
      .filter((held) => keys.has(held.range.key))
      .map((held): [LockOwner, number] => [held.owner, held.since]);
    return [...ofNames, ...ofRanges].filter(([holder]) => holder !== owner);
  }

  /** Returns other transactions that have read what `owner` (or a plain commit) wants to write. */
  conflictingHolders(
    owner: LockOwner | undefined,
    writes: readonly StoredChange[],
  ): Set<LockOwner> {
    const holders = new Set<LockOwner>();
    for (const write of writes) {
      for (const holder of this.#byName.get(write.name)?.keys() ?? []) holders.add(holder);
      for (const held of this.#ranges) if (affectsRange(write, held.range)) holders.add(held.owner);
    }
    if (owner) holders.delete(owner);
    return holders;
  }
}

/** True if the write changes the result of the read. */
export function affectsRead(write: StoredChange, { names, ranges }: ReadSet): boolean {
  return names.includes(write.name) || ranges.some((range) => affectsRange(write, range));
}

function affectsRange({ before, after }: StoredChange, range: ReadRange): boolean {
  const wasIn = before !== undefined && range.contains(before);
  return wasIn || (after !== undefined && range.contains(after));
}
