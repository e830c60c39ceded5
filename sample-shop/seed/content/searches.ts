import { indianDay } from '@kargha/domain/india/indian-day';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';

/** Words, how often they are searched for on a day, and how often they find nothing. */
const SEARCHES: readonly (readonly [words: string, times: number, misses: number])[] = [
  ['silk saree', 14, 0],
  ['banarasi saree', 9, 0],
  ['cotton kurti', 8, 0],
  ['ikat', 6, 0],
  ['block print bedsheet', 5, 0],
  ['chikankari kurta', 4, 0],
  ['सूती साड़ी', 4, 0],
  ['gift under 1000', 4, 0],
  ['linen saree', 5, 5],
  ['sherwani', 3, 3],
  ['table runner', 3, 3],
  ['kids kurta', 2, 2],
  ['बच्चों के कपड़े', 1, 1],
];
const DAYS = [1, 2, 5, 8];
const POPULAR = 6;

/** searchCounts/… of a few days, and content/popular-searches as the nightly job would have written it. */
export function searchDocuments(): SeedDocument[] {
  const counts = DAYS.map((days, place) => {
    const at = daysAgo(days);
    const day = indianDay(at);
    const searches = SEARCHES.filter((_search, row) => (row + place) % 4 !== 3);
    return seedDocument(`${COLLECTIONS.searchCounts}/${day}-0`, {
      day,
      at,
      searches: searches.map(([words, times, misses]) => ({ words, times, misses })),
    });
  });
  const phrases = SEARCHES.slice(0, POPULAR).map(([words]) => words);
  return [
    ...counts,
    seedDocument(`${COLLECTIONS.content}/popular-searches`, { phrases, updatedAt: daysAgo(1) }),
  ];
}
