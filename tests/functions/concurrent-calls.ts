import { runInBatches } from '../../functions/src/platform/run-in-batches.ts';

/**
 * Google's emulator lets those who wait for one document in one by one, every few seconds, and gives a crowd up after a
 * minute: there a race has as many rivals, eight of them at a time.
 */
const MOST_AT_ONCE = process.env.KARGHA_EMULATORS === 'official' ? 8 : Infinity;

/** So many at the same moment, each told which of them it is; gives what they came to, in their order. */
export function concurrently<Result>(
  count: number,
  work: (rival: number) => Promise<Result>,
): Promise<Result[]> {
  return concurrentlyFor([...Array(count).keys()], work);
}

/** One at each of these things, all at the same moment. */
export function concurrentlyFor<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return runInBatches(items, MOST_AT_ONCE, work);
}
