import type { Value } from '../messages.ts';
import { getField } from '../model/field-access.ts';
import { formatFieldPath } from '../model/field-path.ts';
import type { FieldPath } from '../model/field-path.ts';
import { comparePaths } from '../model/resource-id.ts';
import { sameList } from '../model/value-identity.ts';
import { compareValues } from '../model/value-order.ts';
import { SortedList } from './sorted-list.ts';
import type { StoredDocument } from './stored-document.ts';

/** A document's place in the indexes: it stays the same while versions come and go. */
export interface Slot {
  readonly segments: readonly string[];
  current: StoredDocument;
}

/** One entry of a field index: a value and the document that holds it. */
interface IndexEntry {
  readonly value: Value;
  readonly slot: Slot;
}

/** Values in order, then documents by name. */
export type FieldIndex = SortedList<IndexEntry>;

/** Which values of a document an index holds: those of a field, or those in an array field. */
type Extract = (document: StoredDocument) => Value[];

interface MaintainedIndex {
  entries: FieldIndex;
  extract: Extract;
}

/**
 * Documents in the order of their names, with an ordered index for each field that was ever asked
 * about. An index is built at the first question and from then on kept up to date by every commit.
 */
export class DocumentSet {
  readonly slots: SortedList<Slot>;
  readonly #indexes = new Map<string, MaintainedIndex>();

  constructor(slots: Iterable<Slot> = []) {
    this.slots = new SortedList<Slot>((a, b) => comparePaths(a.segments, b.segments), slots);
  }

  /** The index over a field's values. Documents without the field are not in it. */
  byField(path: FieldPath): FieldIndex {
    return this.#index(`=${formatFieldPath(path)}`, (document) => {
      const value = getField(document.fields, path);
      return value ? [value] : [];
    });
  }

  /** The index over the elements of an array field, each different element once per document. */
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

  /** To be called before the slot's current version becomes `next`. */
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
