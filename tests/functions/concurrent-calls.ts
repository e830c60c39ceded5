import { runInBatches } from '../../functions/src/platform/run-in-batches.ts';

/**
 * Google's emulator serves requests for one document one by one, every few seconds, and gives up after a minute.
 * There, eight calls run at a time.
 */
const MOST_AT_ONCE = process.env.KARGHA_EMULATORS === 'official' ? 8 : Infinity;

/** Runs `count` calls at the same time. Returns the results in order. */
export function concurrently<Result>(
  count: number,
  work: (rival: number) => Promise<Result>,
): Promise<Result[]> {
  return concurrentlyFor([...Array(count).keys()], work);
}

/** Runs one call per item at the same time. */
export function concurrentlyFor<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return runInBatches(items, MOST_AT_ONCE, work);
}
