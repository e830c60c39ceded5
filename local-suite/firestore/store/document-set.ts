import type { Value } from '../messages.ts';
import { getField } from '../model/field-access.ts';
import { formatFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { comparePaths } from '../model/resource-id.ts';
import { sameList } from '../model/value-identity.ts';
import { compareValues } from '../model/value-order.ts';
import { SortedList } from './sorted-list.ts';
import type { StoredDocument } from './stored-document.ts';

/** A document's entry in the indexes; stays the same when the document changes. */
export interface Slot {
  readonly segments: readonly string[];
  current: StoredDocument;
}

interface IndexEntry {
  readonly value: Value;
  readonly slot: Slot;
}

/** Ordered by value, then by document name. */
export type FieldIndex = SortedList<IndexEntry>;

/** The values that an index holds for a document: those of a field, or of an array field's elements. */
type Extract = (document: StoredDocument) => Value[];

interface MaintainedIndex {
  entries: FieldIndex;
  extract: Extract;
}

/**
 * Documents ordered by name, with an index for each field that has been queried. An index is built on first use
 * and updated by every commit.
 */
export class DocumentSet {
  readonly slots: SortedList<Slot>;
  readonly #indexes = new Map<string, MaintainedIndex>();

  constructor(slots: Iterable<Slot> = []) {
    this.slots = new SortedList<Slot>((a, b) => comparePaths(a.segments, b.segments), slots);
  }

  /** Documents without the field are not in the index. */
  byField(path: FieldPath): FieldIndex {
    return this.#index(`=${formatFieldPath(path)}`, (document) => {
      const value = getField(document.fields, path);
      return value ? [value] : [];
    });
  }

  /** Contains each distinct element once per document. */
  byElement(path: FieldPath): FieldIndex {
    return this.#index(`[${formatFieldPath(path)}`, (document) => {
      const value = getField(document.fields, path);
      return value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
    });
  }

  add(slot: Slot): void {
    this.slots.put(slot);
    for (const index of this.#indexes.values()) {
      for (const value of index.extract(slot.current)) index.entries.put({ value, slot });
    }
  }

  remove(slot: Slot): void {
    this.slots.delete(slot);
    for (const index of this.#indexes.values()) {
      for (const value of index.extract(slot.current)) index.entries.delete({ value, slot });
    }
  }

  /** Must be called before the slot's current version becomes `next`. */
  update(slot: Slot, next: StoredDocument): void {
    for (const index of this.#indexes.values()) {
      const before = index.extract(slot.current);
      const after = index.extract(next);
      if (sameList(before, after)) continue;
      for (const value of before) index.entries.delete({ value, slot });
      for (const value of after) index.entries.put({ value, slot });
    }
  }

  #index(key: string, extract: Extract): FieldIndex {
    const kept = this.#indexes.get(key);
    if (kept) return kept.entries;
    const initial = [...this.slots].flatMap((slot) =>
      extract(slot.current).map((value) => ({ value, slot })),
    );
    const entries = new SortedList<IndexEntry>(compareEntries, initial);
    this.#indexes.set(key, { entries, extract });
    return entries;
  }
}

function compareEntries(left: IndexEntry, right: IndexEntry): number {
  return (
    compareValues(left.value, right.value) || comparePaths(left.slot.segments, right.slot.segments)
  );
}
