import { runInBatches } from '../platform/run-in-batches.ts';
import type { DocumentSnapshot, Query } from '../platform/firestore.ts';
import { iteratePages } from '../platform/query-pages.ts';
import type { CheckRun } from './integrity-check.ts';

export interface WalkResult {
  looked: number;
  /** false when the time was over before the end */
  isComplete: boolean;
}

/** Goes through every document of an ordered query, a page at a time, until the end or until the time is over. */
export async function walkQuery(
  query: Query,
  { isOver }: Pick<CheckRun, 'isOver'>,
  work: (page: readonly DocumentSnapshot[]) => Promise<void>,
): Promise<WalkResult> {
  let looked = 0;
  for await (const page of iteratePages(query)) {
    if (looked > 0 && isOver()) return { looked, isComplete: false };
    await work(page);
    looked += page.length;
  }
  return { looked, isComplete: true };
}

const AT_A_TIME = 10;

/** Does the work for all of them, a few at once. */
export function runForEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return runInBatches(items, AT_A_TIME, work);
}
