import type { CountedSearch } from '@kargha/domain/catalogue/search-counts';
import { addDays, indianDay } from '@kargha/domain/india/indian-day';

import { searchCounts } from './count-search.ts';

/** Searches of the last days with the number of days on which they were made, most frequent first. */
export async function countedSearches(
  days: number,
  now: Date,
): Promise<(CountedSearch & { days: number })[]> {
  const first = addDays(indianDay(now), 1 - days);
  const { docs } = await searchCounts.query().where('day', '>=', first).orderBy('day').get();
  const sums = new Map<string, CountedSearch & { days: number }>();
  for (const { day, searches } of searchCounts.readAll(docs)) {
    for (const { words, times, misses } of searches) {
      const sum = sums.get(words) ?? { words, times: 0, misses: 0, days: 0, lastDay: day };
      sums.set(words, {
        words,
        times: sum.times + times,
        misses: sum.misses + misses,
        days: sum.days + 1,
        lastDay: day,
      });
    }
  }
  return [...sums.values()].toSorted(
    (one, other) => other.times - one.times || one.words.localeCompare(other.words),
  );
}

/** True when most of these searches found nothing. */
export function isMissed({ times, misses }: CountedSearch): boolean {
  return misses * 2 > times;
}
