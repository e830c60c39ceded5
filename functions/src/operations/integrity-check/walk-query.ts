import { runInBatches } from '../../platform/run-in-batches.ts';
import type { DocumentSnapshot, Query } from '../../platform/firestore.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import type { CheckRun } from './integrity-check.ts';

export interface WalkResult {
  looked: number;
  /** false when the time ran out */
  isComplete: boolean;
}

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

export function runForEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return runInBatches(items, AT_A_TIME, work);
}
