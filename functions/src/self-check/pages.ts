import type { DocumentSnapshot, Query } from '../platform/firestore.ts';
import type { CheckRun } from './check.ts';

const PAGE = 200;

export interface Walked {
  looked: number;
  /** false when the time was over before the end */
  isComplete: boolean;
}

/** Goes through every document of an ordered query, a page at a time, until the end or until the time is over. */
export async function walk(
  query: Query,
  { isOver }: Pick<CheckRun, 'isOver'>,
  work: (page: readonly DocumentSnapshot[]) => Promise<void>,
): Promise<Walked> {
  let looked = 0;
  let page = await query.limit(PAGE).get();
  while (!page.empty) {
    await work(page.docs);
    looked += page.size;
    if (page.size < PAGE) break;
    if (isOver()) return { looked, isComplete: false };
    page = await query.startAfter(page.docs.at(-1)).limit(PAGE).get();
  }
  return { looked, isComplete: true };
}

const AT_A_TIME = 10;

/** Does the work for all of them, a few at once. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_A_TIME) {
    results.push(...(await Promise.all(items.slice(start, start + AT_A_TIME).map(work))));
  }
  return results;
}
