import type { DocumentSet, Slot } from '../store/document-set.ts';
import type { FieldTest, FilterNode } from './filter-parser.ts';
import { rangesOf } from './value-range.ts';
import type { ValuePosition } from './value-range.ts';

/** A superset of the documents that pass a filter. */
export interface Candidates {
  /** An upper bound. */
  size: number;
  slots: () => Iterable<Slot>;
}

/**
 * Returns the smallest set of documents to which indexes can narrow a filter; `undefined` if they cannot and the
 * whole set must be scanned.
 */
export function candidatesFor(set: DocumentSet, filter: FilterNode): Candidates | undefined {
  if (filter.kind === 'field') return candidatesOfTest(set, filter);
  const found = filter.filters.map((inner) => candidatesFor(set, inner));
  const known = found.filter((candidates) => candidates !== undefined);
  if (filter.kind === 'or') return known.length === found.length ? union(known) : undefined;
  return known.reduce<Candidates | undefined>(
    (best, candidates) => (best && best.size <= candidates.size ? best : candidates),
    undefined,
  );
}

function candidatesOfTest(set: DocumentSet, test: FieldTest): Candidates | undefined {
  const ranges = rangesOf(test);
  const found = ranges?.map((range) => candidatesInRange(set, test, range));
  return found && union(found);
}

function candidatesInRange(set: DocumentSet, test: FieldTest, range: ValuePosition): Candidates {
  if (test.ofName) {
    const position = (slot: Slot) => range({ referenceValue: slot.current.name });
    return { size: set.slots.count(position), slots: () => set.slots.range(position) };
  }
  const isOfArray = test.op === 'ARRAY_CONTAINS' || test.op === 'ARRAY_CONTAINS_ANY';
  const index = isOfArray ? set.byElement(test.path) : set.byField(test.path);
  const position = ({ value }: { value: Parameters<ValuePosition>[0] }) => range(value);
  return {
    size: index.count(position),
    *slots() {
      for (const { slot } of index.range(position)) yield slot;
    },
  };
}

function union(parts: readonly Candidates[]): Candidates {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    size: parts.reduce((sum, { size }) => sum + size, 0),
    slots: () => new Set(parts.flatMap(({ slots }) => [...slots()])),
  };
}
