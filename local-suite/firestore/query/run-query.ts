import { compareToPrefix } from '../model/resource-id.ts';
import type { DocumentSet, Slot } from '../store/document-set.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { View } from '../store/view.ts';
import { candidatesFor } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import { orderedScan } from './ordered-scan.ts';
import { matchesQuery } from './query-plan.ts';
import type { QueryPlan } from './query-plan.ts';

export interface QueryResult {
  documents: StoredDocument[];
  /** How many documents the offset skipped. */
  skipped: number;
}

/** Sets up to this size are scanned without building an index. */
const SMALL_SET = 32;

/** Filters, orders and applies offset and limit. The caller applies the projection. */
export function runQuery(view: View, plan: QueryPlan): QueryResult {
  const needed = plan.limit === undefined ? Infinity : plan.offset + plan.limit;
  const found = view.overlay.size > 0 ? findInPast(view, plan) : findNow(view, plan, needed);
  const documents = found.slice(plan.offset, needed);
  return { documents, skipped: Math.min(plan.offset, found.length) };
}

/** Returns at least the first `needed` results in order. */
function findNow(view: View, plan: QueryPlan, needed: number): StoredDocument[] {
  const set = setOf(view, plan);
  if (!set) return [];
  const fewest = narrowedDown(set, plan);
  const scan = needed < set.slots.size ? orderedScan(set, plan) : undefined;
  if (!scan || isCheaper(fewest.size, scan.size, needed)) {
    return [...matching(plan, fewest.slots())].sort(plan.compare);
  }
  const found: StoredDocument[] = [];
  if (needed === 0) return found;
  for (const document of matching(plan, scan.slots())) {
    found.push(document);
    if (found.length >= needed) break;
  }
  return found;
}

/** A scan passes, for each result, as many documents as there are per candidate. */
function isCheaper(candidates: number, scan: number, needed: number): boolean {
  const steps = (needed * scan) / Math.max(candidates, 1);
  return candidates <= Math.min(steps, scan);
}

/** Combines documents unchanged since then with the old versions of changed ones. */
function findInPast(view: View, plan: QueryPlan): StoredDocument[] {
  const set = setOf(view, plan);
  const found: StoredDocument[] = [];
  for (const document of set ? matching(plan, narrowedDown(set, plan).slots()) : []) {
    if (!view.overlay.has(document.name)) found.push(document);
  }
  for (const document of view.overlay.values()) {
    if (document && matchesQuery(plan, document)) found.push(document);
  }
  return found.sort(plan.compare);
}

/** The smallest maintained set with all documents of the scope. */
function setOf({ database }: View, { scope }: QueryPlan): DocumentSet | undefined {
  const { collectionId, allDescendants, parent } = scope;
  if (collectionId === undefined) return database.all;
  return allDescendants
    ? database.group(collectionId)
    : database.collection([...parent, collectionId]);
}

function narrowedDown(set: DocumentSet, { filter, scope }: QueryPlan): Candidates {
  const isSmall = set.slots.size <= SMALL_SET;
  const found = filter && !isSmall ? candidatesFor(set, filter) : undefined;
  if (found) return found;
  const inScope = (slot: Slot) => compareToPrefix(slot.segments, scope.parent);
  return { size: set.slots.size, slots: () => set.slots.range(inScope) };
}

function* matching(plan: QueryPlan, slots: Iterable<Slot>): Generator<StoredDocument> {
  for (const { current } of slots) if (matchesQuery(plan, current)) yield current;
}
