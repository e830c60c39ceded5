import { searchCountsSchema, countedWords } from '@kargha/domain/catalogue/search-counts';
import { indianDay } from '@kargha/domain/india/indian-day';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { inTransaction } from '../../platform/firestore.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import { storedDocuments } from '../../records/stored-documents.ts';

export const searchCounts = storedDocuments({
  collection: COLLECTIONS.searchCounts,
  schema: searchCountsSchema,
});

/** Documents per day, so that searches at the same time rarely wait for each other. */
const PARTS = 4;
/** Different searches per document. A flood of invented ones is cut off here; known ones are still counted. */
const MOST_SEARCHES = 250;

export interface Search {
  words: string;
  isFound: boolean;
}

/** Counts a search for its day in India, unless it may be personal. */
export async function countSearch({ words: typed, isFound }: Search, now: Date): Promise<void> {
  const words = countedWords(typed);
  if (words === null) return;
  const day = indianDay(now);
  const id = `${day}-${Number.parseInt(hashOf(words).slice(0, 8), 16) % PARTS}`;
  await inTransaction(async (transaction) => {
    const searches = (await searchCounts.find(id, transaction))?.searches ?? [];
    const known = searches.find((one) => one.words === words);
    if (!known && searches.length >= MOST_SEARCHES) return;
    const { times, misses } = known ?? { times: 0, misses: 0 };
    const counted = { words, times: times + 1, misses: misses + (isFound ? 0 : 1) };
    const others = searches.filter((one) => one !== known);
    transaction.set(searchCounts.ref(id), { day, at: now, searches: [...others, counted] });
  });
}
